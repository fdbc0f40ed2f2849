import { useOnline } from '@plainday/ui-patterns';

/** Why rows are not written at the moment; null while they are. */
export function useWaitingWords(isWaiting: boolean): string | null {
  const online = useOnline();
  if (!online) return 'It waits for the connection.';
  return isWaiting
    ? 'The server does not answer at the moment. It is asked again by itself.'
    : null;
}
