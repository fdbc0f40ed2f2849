/** Watches the sizes of elements; as `ResizeObserver`, but for when it begins. */
export type SizeObserver = Pick<ResizeObserver, 'observe' | 'unobserve' | 'disconnect'>;

/**
 * Tells of the sizes of elements, which it begins to watch in the next frame. What is watched from within another
 * observer's call comes too late for the frame (a library measures, React draws, and a message opens), which browsers
 * report as an error of the page: "ResizeObserver loop completed with undelivered notifications".
 */
export function observeSizes(
  tell: (entries: readonly ResizeObserverEntry[]) => void,
): SizeObserver {
  const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
  const waiting = new Set<Element>();

  function begin(): void {
    for (const element of waiting) observer?.observe(element);
    waiting.clear();
  }

  return {
    observe(element) {
      if (waiting.size === 0) requestAnimationFrame(begin);
      waiting.add(element);
    },
    unobserve(element) {
      waiting.delete(element);
      observer?.unobserve(element);
    },
    disconnect() {
      waiting.clear();
      observer?.disconnect();
    },
  };
}
