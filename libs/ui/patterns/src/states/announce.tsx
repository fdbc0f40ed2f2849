import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '@plainday/ui-components';
import { debounce } from '@plainday/shared-utils';

/** A pause in typing after which results are said, in milliseconds. */
const PAUSE_MS = 500;

let text = '';
const listeners = new Set<() => void>();

const say = debounce((next: string) => {
  // The same sentence twice is said twice: an invisible mark makes it another one.
  text = next !== '' && next === text ? `${next}\u200B` : next;
  listeners.forEach((listener) => listener());
}, PAUSE_MS);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) text = '';
  };
}

/** Says a sentence politely, once: `announce('Note added')`. The newest within half a second is said. */
export function announce(sentence: string): void {
  say(sentence);
}

/** Where announcements are written. Every `PageFrame` has one: a page of its own needs nothing more. */
export function StatusRegion() {
  const said = useSyncExternalStore(
    subscribe,
    () => text,
    () => '',
  );
  return (
    <VisuallyHidden aria-live="polite" data-announcements="">
      {said}
    </VisuallyHidden>
  );
}
