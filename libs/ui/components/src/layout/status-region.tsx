import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden';

/** Heard over the page, for each part of it is built with a copy of this file. */
const SAID = 'plainday-said';

/** How long a sentence stays where it is said: a reader that is busy with a new page comes to it late. Milliseconds. */
const STAYS_MS = 5000;

interface Said {
  readonly text: string;
  readonly isUrgent: boolean;
}

/** Says a sentence at once to people who hear the page; urgent ones break in on what is being said. */
export function say(text: string, { isUrgent = false } = {}): void {
  window.dispatchEvent(new CustomEvent<Said>(SAID, { detail: { text, isUrgent } }));
}

interface SaidOnce extends Said {
  readonly id: number;
}

/* The same sentence again is a new one. */
const without = (all: readonly SaidOnce[], { text }: Said) =>
  all.filter((one) => one.text !== text);

/**
 * Where all that is said stands. The shell draws it once, from its first frame on and beside its screens: a region that
 * comes or goes with its words is not heard.
 */
export function StatusRegion() {
  const [all, setAll] = useState<readonly SaidOnce[]>([]);
  useEffect(() => {
    let count = 0;
    const hear = ({ detail }: CustomEvent<Said>) => {
      const id = ++count;
      setAll((earlier) => [...without(earlier, detail), { ...detail, id }]);
      setTimeout(() => setAll((earlier) => earlier.filter((one) => one.id !== id)), STAYS_MS);
    };
    window.addEventListener(SAID, hear as EventListener);
    return () => window.removeEventListener(SAID, hear as EventListener);
  }, []);
  const stand = (isUrgent: boolean) =>
    all.flatMap((one) => (one.isUrgent === isUrgent ? <div key={one.id}>{one.text}</div> : []));
  return (
    <>
      <VisuallyHidden as="div" aria-live="polite" data-announcements="">
        {stand(false)}
      </VisuallyHidden>
      <VisuallyHidden as="div" aria-live="assertive" data-announcements="">
        {stand(true)}
      </VisuallyHidden>
    </>
  );
}
