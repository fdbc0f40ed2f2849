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
export { manageAccount } from './manage-account';
export type { AuthResult } from './call';
export type { AccountTools } from './manage-account';
export type { SessionState, SessionUser } from './session.slice';
