import { isTyping } from '@plainday/shared-platform';
import { gapOf, homeOf, type Gap } from './focus-home';
import { focusPressed } from './focus-pressed';
import { keepInPlace } from './keep-in-place';
import { restKeys, watchForRest } from './resting-keys';

/** What closes a field on purpose, and for how long what goes is put down to it. Milliseconds. */
const ANSWERS = /^(Enter|Escape|Tab)$/;
const ANSWERING = ['keydown', 'pointerdown', 'click'];
const ANSWER_MS = 1000;

/**
 * The one rule for the focus: whatever goes while it has the focus, the focus does not fall on the page's `body`, but
 * goes to the nearest sensible place (`homeOf`), or back to what is there again by then: a button that was switched off
 * for a moment. A screen that knows a better place focuses it itself and is left alone. Whoever was writing in what
 * went is protected: letters typed on do not act as shortcuts.
 *
 * @param before What had the focus last before this began, which is after the first paint. Where that has gone and taken
 * the focus along, the focus goes to the heading.
 */
export function keepFocus(before: Element | null = null): () => void {
  let last: Element | null = document.activeElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answeredAt = Number.NEGATIVE_INFINITY;
  const stops = [watchForRest(), focusPressed()];

  /** Whoever has just closed a field, by a key or the pointer, knows that it is gone. */
  const isSurprised = () => performance.now() - answeredAt > ANSWER_MS;

  function handleAnswer(event: Event): void {
    if (!(event instanceof KeyboardEvent) || ANSWERS.test(event.key))
      answeredAt = performance.now();
  }

  const isLost = (gone: Element | null) =>
    document.activeElement === document.body || document.activeElement === gone;

  /** Windows give the focus back in a task of their own: they come first. */
  function bringHome(gone: Element | null, gap: Gap | null): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(() => {
        if (!isLost(gone)) return;
        const home = gone && !isGone(gone) ? (gone as HTMLElement) : homeOf(gap);
        if (home && home.tabIndex < 0) home.tabIndex = -1;
        home?.focus({ preventScroll: true });
      });
    });
  }

  const observer = new MutationObserver((records) => {
    if (!last || !isGone(last) || !isLost(last)) return;
    const gone = last;
    last = null;
    if (isTyping(gone) && isSurprised()) restKeys();
    bringHome(gone, gone.isConnected ? placeOf(gone) : gapOf(gone, records));
  });

  function handleFocusIn({ target }: FocusEvent): void {
    if (last && !last.isConnected && isTyping(last) && isSurprised()) restKeys();
    last = target instanceof Element ? target : null;
    keepInPlace(last);
  }

  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', handleFocusIn);
  for (const type of ANSWERING) document.addEventListener(type, handleAnswer, { capture: true });
  if (before && isGone(before) && isLost(before)) bringHome(before, null);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const stop of stops) stop();
    document.removeEventListener('focusin', handleFocusIn);
    for (const type of ANSWERING) {
      document.removeEventListener(type, handleAnswer, { capture: true });
    }
  };
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function placeOf(element: Element): Gap {
  const { parentNode, previousSibling, nextSibling } = element;
  return { parent: parentNode ?? document.body, before: previousSibling, after: nextSibling };
}
