import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@plainday/ui-components';
import { debounce } from '@plainday/shared-utils';

/** A pause in typing after which results are said, in milliseconds. */
const PAUSE_MS = 500;

let said = { text: '', count: 0 };
const listeners = new Set<() => void>();

const say = debounce((next: string) => {
  said = { text: next, count: said.count + 1 };
  listeners.forEach((listener) => listener());
}, PAUSE_MS);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) said = { text: '', count: 0 };
  };
}

/** Says a sentence politely, once: `announce('Note added')`. The newest within half a second is said. */
export function announce(sentence: string): void {
  say(sentence);
}

/** Where announcements are written. Every `PageFrame` has one: a page of its own needs nothing more. */
export function StatusRegion() {
  const { text, count } = useSyncExternalStore(
    subscribe,
    () => said,
    () => said,
  );
  return (
    <VisuallyHidden aria-live="polite" data-announcements="">
      {/* Each in an element of its own: the same sentence twice is said twice. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
