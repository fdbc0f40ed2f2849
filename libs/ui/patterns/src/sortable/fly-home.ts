import { DROP_MS } from '../dragging/drag-settings';
import type { SortableStore } from './sortable-store';

/**
 * Lets a row that was dropped fly to its place from where it was let go. It is the row itself that flies: what it
 * became is seen in the first frame, and nothing waits for the flight.
 *
 * @param top Where it was let go: the upper edge in the window, in CSS pixels.
 */
export function flyHome(store: SortableStore, id: string, top: number): void {
  requestAnimationFrame(() => {
    const node = store.rows().find((row) => row.id === id)?.node;
    if (!node) return;
    const from = Math.round(top - node.getBoundingClientRect().top);
    node.animate([{ transform: `translateY(${from}px)` }, { transform: 'none' }], {
      duration: DROP_MS,
      easing: 'ease-out',
    });
  });
}
