//! Machines that take seats: their turns come from the bus, and their moves take the same road as
//! everybody's.

use std::sync::Arc;

use kamidana_engine::Limits;
use kamidana_game::{Choices, View};

use super::{Hub, HubError};
use crate::{
    Actor, Job, Table,
    pool::{Pool, PoolError},
    random,
};

impl Hub {
    /// Lets a machine move.
    pub async fn work(&self, job: Job, pool: &Pool) -> Result<(), HubError> {
        // The job may be here before the note that the log has grown.
        self.tell_actor(job.table, job.number);
        let turn = move |table: &Table| {
            let (seat, level) = table.machine_to_act()?;
            let current = table.number() == job.number;
            let game = table.game().id();
            current.then(|| (game, seat, level, table.view_of_seat(seat), table.seen()))
        };
        let Some((game, seat, level, view, seen)) = self.look(job.table, turn).await? else {
            return Ok(());
        };
        let any = any_action(&view);
        let thought = pool.choose(game, level, view, random::bits(), Limits::default());
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

    /// Takes machines' turns from the bus as long as the hub is open; `at_once` of them together.
    pub fn run_workers(&self, pool: &Arc<Pool>, at_once: usize) {
        for _ in 0..at_once {
            let (hub, pool) = (self.clone(), Arc::clone(pool));
            self.spawn(async move {
                while let Some(taken) = hub.bus().take().await {
                    match hub.work(taken.job(), &pool).await {
                        Ok(()) | Err(HubError::NoTable) => taken.done().await,
                        // Dropped, so that it comes back.
                        Err(error) => tracing::warn!(%error, "a machine could not move"),
                    }
                }
            });
        }
    }
}

/// Something that a machine which found nothing better can do.
fn any_action(view: &View) -> Option<String> {
    match &view.choices {
        Choices::List { actions } => actions.first().cloned(),
        Choices::Arrange { letters } => Some(letters.clone()),
    }
}
