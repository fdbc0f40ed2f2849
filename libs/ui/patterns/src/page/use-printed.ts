import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinted = false;

/** Drawn before the browser takes the page, which it does as soon as `beforeprint` has been heard. */
function subscribe(listener: () => void): () => void {
  const begin = () => {
    isPrinted = true;
    flushSync(listener);
  };
  const end = () => {
    isPrinted = false;
    listener();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** True while the page is printed: paper has no window to scroll, no folds and no 'Show more'. */
export function usePrinted(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinted);
}
