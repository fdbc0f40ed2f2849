/** The input of the add bar, whichever element it is. */
export const taskInput =
  'input[placeholder="Add a task..."], textarea[placeholder="Add a task..."]';

/** Notes, inside the page, when the element of the app can be used (that of the first frame is measured by `first`), and adds up layout shifts. */
export function watchUsable(selector: string): void {
  const marks = globalThis as unknown as { usableAt?: number; shift: number };
  marks.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      marks.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  function look() {
    const input = document.querySelector<HTMLInputElement>(selector);
    // React's own mark, or that of the floor.
    const isLive = input !== null && Object.keys(input).some((key) => /^__(react|live)/.test(key));
    if (isLive && !input.disabled) marks.usableAt = performance.now();
    else requestAnimationFrame(look);
  }
  look();
}
