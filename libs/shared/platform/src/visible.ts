/** Calls back each time the page becomes visible. Returns a function that stops it; does nothing outside a page. */
export function onVisible(callback: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined;
  const handleChange = (): void => {
    if (document.visibilityState === 'visible') callback();
  };
  document.addEventListener('visibilitychange', handleChange);
  return () => document.removeEventListener('visibilitychange', handleChange);
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

/** Calls back when the network comes or goes. Returns a function that stops it. */
export function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
