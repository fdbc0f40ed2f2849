/** How long the task list may take to appear. Milliseconds. */
const LIMIT_MS = 10_000;

/** The add bar is known by the placeholder the spec gives it (spec §2, Task screen). */
const ADD_BAR = 'main input[placeholder="Add a task..."]';

/** Puts the cursor into the add bar, as soon as the task list shows it. */
export function focusAddBar(): void {
  function focus(): boolean {
    const input = document.querySelector<HTMLInputElement>(ADD_BAR);
    input?.focus();
    return input !== null;
  }

  if (focus()) return;
  const observer = new MutationObserver(() => focus() && stop());
  const timer = setTimeout(stop, LIMIT_MS);
  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  observer.observe(document.body, { childList: true, subtree: true });
}
