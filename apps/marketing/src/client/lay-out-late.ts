import { whenIdle } from '@plainday/shared-platform';

/** What the style sheet leaves for later (`siteCss`), from the top. */
const LATE = 'main > * + *, main ~ footer';

/**
 * Lays the page out below the first screen, part by part in idle moments: in one go it would keep a slow phone busy
 * while somebody wants to tap, and left until somebody scrolls, an anchor would miss its place.
 */
export function layOutLate(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATE)];
  const next = (): void => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}
