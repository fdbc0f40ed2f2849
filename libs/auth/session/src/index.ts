export {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from './account';
export { manageLink } from './manage-link';
export { selectSession, sessionSlice } from './session.slice';
export { retrySession, startSession } from './start-session';
export { useSession } from './use-session';
export { manageAccount } from './manage-account';
export type { AuthResult } from './call';
export type { LinkTools } from './manage-link';
export type { AccountTools } from './manage-account';
export type { OpenLink, SessionState, SessionUser } from './session.slice';
