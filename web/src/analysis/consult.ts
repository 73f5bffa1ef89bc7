// Questions to an engine, asked by whoever is here: without an account, by a guest.

import { api, Problem } from '../core/api';
import { session } from '../core/session.svelte';
import type { Answer, Enquiry } from '../core/types';

/** The lines of an answer as they come, until the last one or until nobody wants them any more. */
export async function* consult(enquiry: Enquiry, signal: AbortSignal): AsyncGenerator<Answer> {
  if (session.known && !session.me) await session.somebody();
  try {
    yield* heard(enquiry, signal);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'unauthorised' || session.me) throw error;
    await session.somebody();
    yield* heard(enquiry, signal);
  }
}

async function* heard(enquiry: Enquiry, signal: AbortSignal): AsyncGenerator<Answer> {
  for await (const answer of api.analyse(enquiry, signal)) {
    if (answer.error !== undefined) throw new Problem('engine', answer.error);
    yield answer;
    if (answer.done) return;
  }
  if (!signal.aborted) throw new Problem('offline', 'the answer broke off');
}
