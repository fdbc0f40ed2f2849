import { useEffect, useState } from 'react';
import { VisuallyHidden } from '@plainday/ui-components';
import { debounce } from '@plainday/shared-utils';

/** A pause in typing after which results are said, in milliseconds. */
const PAUSE_MS = 500;

/** Heard over the page, for each part of it is built with a copy of this file. */
const SAID = 'plainday-said';

const say = debounce((text: string) => {
  window.dispatchEvent(new CustomEvent(SAID, { detail: text }));
}, PAUSE_MS);

/** Says a sentence politely, once: `announce('Note added')`. The newest within half a second is said. */
export function announce(sentence: string): void {
  say(sentence);
}

/** Where announcements are written. Every `PageFrame` has one: a page of its own needs nothing more. */
export function StatusRegion() {
  const [{ text, count }, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => {
    const hear = (event: Event) =>
      setSaid((last) => ({ text: (event as CustomEvent<string>).detail, count: last.count + 1 }));
    window.addEventListener(SAID, hear);
    return () => window.removeEventListener(SAID, hear);
  }, []);
  return (
    <VisuallyHidden aria-live="polite" data-announcements="">
      {/* Each in an element of its own: the same sentence twice is said twice. */}
      <span key={count}>{text}</span>
    </VisuallyHidden>
  );
}
