import type { SortableStore } from './sortable-store';

const STEP_MS = 30;
const STEPS = 12;

/**
 * Keeps focus on the handle of a row that was moved with the keyboard. The list is drawn in its new order
 * some moments later, and a browser takes focus from an element whose place in the document changes.
 */
export function keepFocusOnHandle(store: SortableStore, id: string): void {
  let step = 0;
  function look() {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) {
      const row = store.rows().find((candidate) => candidate.id === id);
      row?.handle?.focus({ preventScroll: true });
    }
    step += 1;
    if (step < STEPS) setTimeout(look, STEP_MS);
  }
  look();
}
