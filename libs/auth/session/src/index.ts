export {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from './account';
export { selectSession, sessionSlice } from './session.slice';
export { retrySession, SESSION_LIMIT_MS, startSession } from './start-session';
export { useSession } from './use-session';
export type { AuthResult } from './account';
export type { SessionState, SessionUser } from './session.slice';
