//! Machines that take seats: their turns come from the bus, and their moves take the same road as
//! everybody's.

use std::{sync::Arc, time::Duration};

use kamidana_engine::Limits;
use tokio::sync::Semaphore;

use super::{Hub, HubError};
use crate::{
    Actor, Job, StoreError, Table, TakenJob,
    pool::{Pool, PoolError},
    random,
};

/// How many take jobs from the bus.
const TAKERS: usize = 4;
/// How long a job rests whose table cannot be read here.
const UNREADABLE_WAIT: Duration = Duration::from_secs(5);

impl Hub {
    /// Lets a machine move.
    pub async fn work(&self, job: Job, pool: &Pool) -> Result<(), HubError> {
        // The job may be here before the note that the log has grown.
        self.tell_actor(job.table, job.number);
        let turn = move |table: &Table| {
            let (seat, level) = table.machine_to_act()?;
            let current = table.number() == job.number;
            let game = table.game().id();
            let owner = table.creator().id.0;
            let view = || table.view_of_seat(seat);
            current.then(|| (owner, game, seat, level, view(), table.seen(None)))
        };
        let Some((owner, game, seat, level, view, seen)) = self.look(job.table, turn).await? else {
            return Ok(());
        };
        let any = view.choices.any();
        let thought = pool.choose(owner, game, level, view, random::bits(), Limits::default());
        let chosen = match thought.await {
            Ok(chosen) => chosen,
            // Later, then.
            Err(PoolError::Busy | PoolError::Closed) => return Err(HubError::Closing),
            Err(error) => {
                tracing::error!(%error, game, level, "a machine did not know what to do");
                None
            }
        };
        let action = chosen.or(any).ok_or(HubError::Closing)?;
        let actor = Actor::Machine(seat);
        match self.act(job.table, actor, Some(seen), action, 0).await {
            // Somebody gave up, or another node was faster.
            Ok(_) | Err(HubError::Refused(_)) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// Takes machines' turns from the bus as long as the hub is open; `at_once` of them together,
    /// most of which wait in the pool, where people take turns.
    pub fn run_workers(&self, pool: &Arc<Pool>, at_once: usize) {
        let room = Arc::new(Semaphore::new(at_once));
        for _ in 0..TAKERS {
            let (hub, pool, room) = (self.clone(), Arc::clone(pool), Arc::clone(&room));
            self.spawn(async move {
                while let Ok(place) = Arc::clone(&room).acquire_owned().await {
                    let Some(taken) = hub.bus().take().await else {
                        return;
                    };
                    let (worker, pool) = (hub.clone(), Arc::clone(&pool));
                    hub.spawn(async move {
                        worker.work_taken(taken, &pool).await;
                        drop(place);
                    });
                }
            });
        }
    }

    /// Does a job, or lets it come back.
    async fn work_taken(&self, taken: Box<dyn TakenJob>, pool: &Pool) {
        match self.work(taken.job(), pool).await {
            Ok(()) | Err(HubError::NoTable) => taken.done().await,
            Err(error) => {
                tracing::warn!(%error, "a machine could not move");
                if let HubError::Store(StoreError::Unreadable(_)) = error {
                    // A newer node can do it, if there is one; here nobody needs to hurry.
                    tokio::time::sleep(UNREADABLE_WAIT).await;
                }
            }
        }
    }
}
