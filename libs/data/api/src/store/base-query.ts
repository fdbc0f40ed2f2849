import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { forgetEarly, readStoredSession, takeEarly, type ApiError } from '@plainday/data-supabase';
import type { ApiRequest } from '../wire/request';
import { tellReach, type ReachPort } from './reach';
import { withRetry } from '../wire/retry';
import { acceptEarly, NO_SESSION, sendOnce, type Outcome } from '../wire/send';
import type { StoreExtra } from './ports/store-extra';

/** How a write was sent. */
export interface Sent {
  /** More than once: what the last answer says of the outcome may be half of it, or nothing. */
  readonly isRepeated: boolean;
}

/** The one way to the network. Reads run side by side, writes in the order in which they were made, stored before. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, Sent> = (
  request,
  api,
) => {
  // What waited while another user signed in, a write or a read for its next try, must not be sent in that user's name.
  const userId = readStoredSession()?.user.id;
  if (api.type === 'query') {
    return read(request, userId, api.queryCacheKey).then((outcome) => {
      tellReach(api as ReachPort, outcome.error);
      return outcome;
    });
  }
  const { line, outbox } = api.extra as StoreExtra;
  // One that waited over a sign-out lies on the device, and is taken up from there.
  const use = outbox.signedInSince();
  let attempts = 0;
  const send = async (): Promise<Outcome> => {
    await outbox.whenStored();
    attempts += 1;
    return outbox.signedInSince() === use ? sendOnce(request, userId) : { error: NO_SESSION };
  };
  return outbox
    .whenOlderAreInLine()
    .then(() => line.run(request.rows ?? [], send))
    .then((outcome) => ({ ...outcome, meta: { isRepeated: attempts > 1 } }))
    .finally(forgetEarly);
};

/** Reads, at first from what the page has asked for before the app was there. */
function read(request: ApiRequest, userId?: string, key?: string): Promise<Outcome> {
  let early = takeEarly(key);
  if (early) request.prepare?.();
  return withRetry(async () => {
    const data = await early;
    early = undefined;
    if (data && !('cap' in data)) return acceptEarly(request, data);
    return sendOnce(request, userId, data);
  });
}
