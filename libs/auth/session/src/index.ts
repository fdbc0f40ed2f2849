export {
  requestPasswordReset,
  resendConfirmation,
  signIn,
  signOut,
  signUp,
  updatePassword,
} from './account/account';
export { manageLink } from './link/manage-link';
export { selectSession, sessionSlice } from './session/session.slice';
export { retrySession, startSession } from './session/start-session';
export { useSession } from './session/use-session';
export { manageAccount } from './account/manage-account';
export type { AuthResult } from './call';
export type { LinkTools } from './link/manage-link';
export type { AccountTools } from './account/manage-account';
export type { OpenLink, SessionState, SessionUser } from './session/session.slice';
