import type { ApiError } from '@plainday/data-supabase';
import { isOnline } from '@plainday/shared-platform';
import { saveStateSlice, selectCut } from './save-state.slice';

/** What is told of a store. */
export interface ReachPort {
  readonly dispatch: (action: ReturnType<typeof saveStateSlice.actions.cut>) => unknown;
  readonly getState: () => Parameters<typeof selectCut>[0];
}

/** What stands in front of a server that is down answers with these. */
const GATEWAY_ERRORS = [502, 503, 504];

/** Notes whether the server answers, from how a read ended. Without a network that says nothing about the server. */
export function tellReach({ dispatch, getState }: ReachPort, error: ApiError | undefined): void {
  const isCut =
    error !== undefined &&
    isOnline() &&
    (['network', 'timeout'].includes(error.code) || GATEWAY_ERRORS.includes(error.status ?? 0));
  if (isCut !== selectCut(getState())) dispatch(saveStateSlice.actions.cut(isCut));
}
