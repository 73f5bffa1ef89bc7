// Questions to an engine: to the one in this browser, or to the server's, which is asked by whoever is
// here; without an account, by a guest.

import { api, Problem } from '../core/api';
import { local } from '../core/local';
import { server } from '../core/server.svelte';
import { session } from '../core/session.svelte';
import type { Answer, Enquiry } from '../core/types';

/** How long a question waits for the engines to be loaded, in milliseconds. */
const PATIENCE = 2000;
/** … and where there is nobody else to ask. */
const ALONE = 15_000;

type Lines = AsyncGenerator<Answer>;

/** The lines of an answer as they come, until the last one or until nobody wants them any more. */
export async function* consult(enquiry: Enquiry, signal: AbortSignal): Lines {
  const engines = await local.engines(server.isMissing ? ALONE : PATIENCE);
  try {
    if (engines) {
      yield* heard(engines.analyse(enquiry, signal), signal);
      return;
    }
  } catch (error) {
    // What they cannot answer, or not any more, the server can.
    if (error instanceof Problem) throw error;
  }
  yield* consultServer(enquiry, signal);
}

async function* consultServer(enquiry: Enquiry, signal: AbortSignal): Lines {
  if (session.known && !session.me) await session.somebody();
  try {
    yield* heard(api.analyse(enquiry, signal), signal);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unauthorised' || session.me) throw error;
    await session.somebody();
    yield* heard(api.analyse(enquiry, signal), signal);
  }
}

async function* heard(answers: Lines, signal: AbortSignal): Lines {
  for await (const answer of answers) {
    if (answer.error !== undefined) throw new Problem('engine', answer.error);
    yield answer;
    if (answer.done) return;
  }
  if (!signal.aborted) throw new Problem('offline', 'the answer broke off');
}
