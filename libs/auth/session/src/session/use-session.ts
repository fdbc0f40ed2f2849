import { useAppSelector } from '@plainday/data-api';
import { selectSession, type SessionState } from './session.slice';

/** The session, followed. */
export function useSession(): SessionState {
  return useAppSelector(selectSession);
}
