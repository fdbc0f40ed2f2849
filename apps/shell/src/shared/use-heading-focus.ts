import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** How long the heading of a page may take to appear after a navigation. Milliseconds. */
const LIMIT_MS = 10_000;

/** How long the heading that stands in for a page that loads is passed over, so that a quick one is said once. */
const PATIENCE_MS = 1000;

/**
 * Moves the focus to the page's h1 after a navigation, so that keyboard and screen reader follow it.
 * The page may load first, and where that takes long, a skeleton's heading has the focus until it gives way to the real
 * one: the focus goes along until the user does something.
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

/** A page is on its way, and its heading alone is there. */
const isLoading = () => document.querySelector('main [data-waiting]') !== null;

function followHeading(): () => void {
  const startedAt = performance.now();
  const main = document.querySelector('main');
  let isPatient = true;
  let focused: Element | null = null;

  function focus() {
    // Whoever writes, in the search box or the add bar, is not interrupted, nor who turns pages inside a tool or was
    // led to the row that the address names (`useGoToRow`).
    if (document.activeElement?.closest('input, textarea, [data-turns-pages], [data-led-to]'))
      return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || heading === focused) return;
    if (focused && focused.isConnected) return;
    if (isPatient && isLoading()) return;
    endPatience();
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  /** Something done later ends it; the key that led here is still on its way through the page. */
  function handleInput({ timeStamp }: Event) {
    if (timeStamp <= startedAt) return;
    focusAnyway();
    stop();
  }

  function endPatience() {
    isPatient = false;
    main?.removeAttribute('data-heading-comes');
  }

  /** The keys and the reader go on from somewhere, if not from the page; where that is there, they are in it. */
  function focusAnyway() {
    if (!isPatient || !isLoading()) return;
    endPatience();
    focus();
  }

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(patience);
    endPatience();
    for (const type of ['keydown', 'pointerdown']) window.removeEventListener(type, handleInput);
  }

  const observer = new MutationObserver(focus);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, LIMIT_MS);
  const patience = setTimeout(focusAnyway, PATIENCE_MS);
  main?.setAttribute('data-heading-comes', '');
  for (const type of ['keydown', 'pointerdown']) window.addEventListener(type, handleInput);
  focus();
  return stop;
}
