/**
 * Keeps the focus in a window that does not hold it by itself: where what had it goes, or can no longer be used, the
 * window has it. Returns what ends that.
 */
export function keepFocusIn(window: HTMLElement): () => void {
  let isWithin = window.contains(document.activeElement);
  const look = (event: Event) => {
    isWithin = event.target instanceof Node && window.contains(event.target);
  };
  const observer = new MutationObserver(() => {
    if (isWithin && document.activeElement === document.body) window.focus({ preventScroll: true });
  });
  observer.observe(window, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  document.addEventListener('focusin', look);
  document.addEventListener('pointerdown', look, { capture: true });
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', look);
    document.removeEventListener('pointerdown', look, { capture: true });
  };
}
