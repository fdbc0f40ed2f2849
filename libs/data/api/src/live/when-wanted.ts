import { isOnline, onConnection } from '@plainday/shared-platform';

/** Whoever only looks at something else for a moment keeps the stream. */
const HIDDEN_MS = 60_000;

/**
 * Says when it is worth listening: with a network, and while the page is seen or was so a moment ago. Returns a
 * function that stops it.
 */
export function whenWanted(tell: (isWanted: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSeen = document.visibilityState === 'visible';
  const say = (): void => tell(isSeen && isOnline());
  function handleVisibility(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') {
      isSeen = true;
      say();
      return;
    }
    timer = setTimeout(() => {
      isSeen = false;
      say();
    }, HIDDEN_MS);
  }
  document.addEventListener('visibilitychange', handleVisibility);
  const unlisten = onConnection(say);
  say();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', handleVisibility);
    unlisten();
  };
}
