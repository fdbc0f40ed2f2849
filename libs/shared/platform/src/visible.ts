/** Calls back each time the page becomes visible. Returns a function that stops it; does nothing outside a page. */
export function onVisible(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const handleChange = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
}

/** Whether somebody may be looking; true outside a page. */
export function isSeen(): boolean {
  return typeof document === 'undefined' || document.visibilityState !== 'hidden';
}

/** Calls back when the page is hidden or about to go: the last moment to keep something. */
export function onHidden(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const handleChange = (): void => {
    if (document.visibilityState === 'hidden') callback();
  };
  document.addEventListener('visibilitychange', handleChange);
  window.addEventListener('pagehide', callback);
  return () => {
    document.removeEventListener('visibilitychange', handleChange);
    window.removeEventListener('pagehide', callback);
  };
}

/** False only when the browser is sure that there is no network. */
export function isOnline(): boolean {
  return typeof navigator === 'undefined' || navigator.onLine !== false;
}

/** Whether somebody asked for fewer bytes, where the browser tells. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Calls back when the network comes or goes. Returns a function that stops it. */
export function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** How long a page that was told to go may still be there; after that it has stayed. Milliseconds. */
const STAYED_MS = 10_000;

const held: (() => void)[] = [];
let isLeaving = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Who stayed after all, or came back: what was held meanwhile counts. */
function stay(): void {
  clearTimeout(timer);
  isLeaving = false;
  for (const report of held.splice(0)) report();
}

function begin(): void {
  clearTimeout(timer);
  isLeaving = true;
  timer = setTimeout(stay, STAYED_MS);
}

function end(): void {
  begin();
  held.length = 0;
}

if (typeof window !== 'undefined') {
  // Firefox and Safari break off what a page is loading as soon as it is told to go, and only then hide it.
  window.addEventListener('beforeunload', begin);
  window.addEventListener('pagehide', end);
  window.addEventListener('pageshow', stay);
  // What is broken off rejects for everybody who waited, also where nobody catches it.
  window.addEventListener('unhandledrejection', (event) => {
    if (!isLeaving) return;
    event.preventDefault();
    held.push(() => reportError(event.reason));
  });
}

/**
 * Makes a report of something that failed, unless the page is being left: its loads are broken off then, which is no
 * fault. Where the page stays after all, the report is made a little later.
 */
export function reportUnlessLeaving(report: () => void): void {
  if (isLeaving) held.push(report);
  else report();
}
