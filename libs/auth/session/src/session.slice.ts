import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@plainday/data-api';
import type { ApiError } from '@plainday/data-supabase';

/** Who is signed in (spec §3, User). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  /** `full_name` given at sign-up; the e-mail address where there is none. */
  readonly name: string;
}

/** What is known of the session (spec §4, Authentication state). */
export interface SessionState {
  /** `unknown` only while a link from an e-mail is being checked. */
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly user: SessionUser | null;
  /** Set when the check took too long or failed: time for a retry screen, see `retrySession`. */
  readonly error: ApiError | null;
  /** Why a link from an e-mail did not work: expired, already used. */
  readonly linkError: ApiError | null;
  /** What a link from an e-mail has done, to be said once. */
  readonly notice: string | null;
  /** True after a link for a forgotten password: a new one is to be asked for. */
  readonly recovery: boolean;
}

const initialState: SessionState = {
  status: 'unknown',
  user: null,
  error: null,
  linkError: null,
  notice: null,
  recovery: false,
};

/** The session in the store. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SessionUser>): SessionState => ({
      ...state,
      status: 'signed-in',
      user: payload,
      error: null,
    }),
    signedOut: (state): SessionState => ({
      ...initialState,
      status: 'signed-out',
      linkError: state.linkError,
      notice: state.notice,
    }),
    checking: (): SessionState => initialState,
    stuck: (state, { payload }: PayloadAction<ApiError>): SessionState => ({
      ...state,
      error: payload,
    }),
    linkFailed: (state, { payload }: PayloadAction<ApiError>): SessionState => ({
      ...state,
      linkError: payload,
    }),
    noticed: (state, { payload }: PayloadAction<string | null>): SessionState => ({
      ...state,
      notice: payload,
    }),
    recoveryOpened: (state): SessionState => ({ ...state, recovery: true }),
    recoveryClosed: (state): SessionState => ({ ...state, recovery: false, linkError: null }),
  },
});

const injected = sessionSlice.injectInto(rootReducer);

/** Reads the session from the state of the store. */
export function selectSession(state: object): SessionState {
  return injected.selectSlice(state as WithSlice<typeof sessionSlice>);
}
