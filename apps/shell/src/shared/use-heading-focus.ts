import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How long the heading of a page may take to appear after a navigation. Milliseconds. */
const LIMIT_MS = 10_000;

/**
 * Moves the focus to the page's h1 after a navigation, so that keyboard and screen reader follow it.
 * The page may load first, and a skeleton's heading may give way to the real one: the focus goes along
 * until the user does something.
 */
export function useHeadingFocus(key: string): void {
  const last = useRef<string>(undefined);
  const isFirstLoad = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    const isArrival = last.current === undefined;
    const isSame = last.current === key;
    last.current = key;
    // The browser itself places the focus when a page is loaded.
    if (isSame || (isArrival && isFirstLoad)) return;
    return followHeading();
  }, [isFirstLoad, key]);
}

function followHeading(): () => void {
  const startedAt = performance.now();
  let focused: Element | null = null;

  function focus() {
    // Whoever writes, in the search box or the add bar, is not interrupted, nor who turns pages inside a tool or was
    // led to the row that the address names (`useGoToRow`).
    if (document.activeElement?.closest('input, textarea, [data-turns-pages], [data-led-to]'))
      return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === focused) return;
    if (focused && focused.isConnected) return;
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  /** Something done later ends it; the key that led here is still on its way through the page. */
  function handleInput({ timeStamp }: Event) {
    if (timeStamp > startedAt) stop();
  }

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, handleInput);
  }

  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, LIMIT_MS);
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, handleInput);
  focus();
  return stop;
}
