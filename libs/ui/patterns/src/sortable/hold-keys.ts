import { flushSync } from 'react-dom';

/** What means something while a row is moved. */
const MOVING = /^(Space|Enter|Escape|Arrow(Up|Down|Left|Right))$/;

/**
 * Call it right after dnd-kit has picked something up by a key. It listens for the next key only one timer later, and
 * on a busy page a fast hand is before that. Such keys are held, and come as soon as it listens.
 */
export function holdKeys(): void {
  const held: KeyboardEvent[] = [];

  function hold(event: KeyboardEvent): void {
    if (!MOVING.test(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(event);
  }

  window.addEventListener('keydown', hold, { capture: true });
  setTimeout(() => {
    window.removeEventListener('keydown', hold, { capture: true });
    for (const event of held) {
      // Each step is reckoned from where the one before has led.
      flushSync(() => event.target?.dispatchEvent(new KeyboardEvent(event.type, event)));
    }
  });
}
