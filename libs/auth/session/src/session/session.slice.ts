import { createSlice, rootReducer, type PayloadAction, type WithSlice } from '@plainday/data-api';
import type { ApiError } from '@plainday/data-supabase';
import type { LinkType } from './auth-link';

/** Who is signed in (spec §3, User). */
export interface SessionUser {
  readonly id: string;
  readonly email: string;
  /** `full_name` given at sign-up; the e-mail address where there is none. */
  readonly name: string;
}

/** What the page of a link shows. */
export interface OpenLink {
  readonly type: LinkType;
  /** Null where the link does not say. */
  readonly email: string | null;
}

/** Something that happened to the session or the account without a click on this page. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** What is known of the session (spec §4, Authentication state). */
export interface SessionState {
  /** `unknown` only before the session was looked for. */
  readonly status: 'unknown' | 'signed-in' | 'signed-out';
  readonly user: SessionUser | null;
  /** Set when the check took too long or failed: time for a retry screen, see `retrySession`. */
  readonly error: ApiError | null;
  /** Why a link from an e-mail did not work: expired, already used. */
  readonly linkError: ApiError | null;
  /** What a link from an e-mail has done, or why the session is over; to be said once. */
  readonly notice: Notice | null;
  /** A link from an e-mail that waits for a click, with the account it is for; null without one. */
  readonly link: OpenLink | null;
  /** True after a link for a forgotten password: a new one is to be asked for. */
  readonly recovery: boolean;
}

const initialState: SessionState = {
  status: 'unknown',
  user: null,
  error: null,
  linkError: null,
  notice: null,
  link: null,
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
      link: state.link,
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
    noticed: (state, { payload }: PayloadAction<Notice | null>): SessionState => ({
      ...state,
      notice: payload,
    }),
    linkOpened: (state, { payload }: PayloadAction<OpenLink>): SessionState => ({
      ...state,
      link: payload,
      linkError: null,
    }),
    linkClosed: (state): SessionState => ({ ...state, link: null }),
    recoveryOpened: (state): SessionState => ({ ...state, recovery: true }),
    recoveryClosed: (state): SessionState => ({ ...state, recovery: false, linkError: null }),
  },
});

const injected = sessionSlice.injectInto(rootReducer);

/** Reads the session from the state of the store. */
export function selectSession(state: object): SessionState {
  return injected.selectSlice(state as WithSlice<typeof sessionSlice>);
}
