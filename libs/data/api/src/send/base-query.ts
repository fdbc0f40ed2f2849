import type { BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { readStoredSession, type ApiError } from '@plainday/data-supabase';
import type { ApiRequest } from './request';
import { tellReach, type ReachPort } from './reach';
import { withRetry } from './retry';
import { NO_SESSION, sendOnce } from './send';
import type { StoreExtra } from '../store/store-extra';

/** The one way to the network. Reads run side by side, writes in the order in which they were made, stored before. */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError> = (request, api) => {
  if (api.type === 'query') {
    return withRetry(() => sendOnce(request)).then((outcome) => {
      tellReach(api as ReachPort, outcome.error);
      return outcome;
    });
  }
  // A write that waited while another user signed in must not be sent in that user's name.
  const userId = readStoredSession()?.user.id;
  const { lanes, outbox, sender } = api.extra as StoreExtra;
  // One that waited over a sign-out lies on the device, and is taken up from there.
  const use = outbox.signedInSince();
  return lanes.run('writes', async () => {
    await outbox.whenStored();
    return sender.send(async () =>
      outbox.signedInSince() === use ? sendOnce(request, userId) : { error: NO_SESSION },
    );
  });
};
