import { isMac } from '@plainday/shared-platform';
import { holdsMod } from '@plainday/shared-utils';
import type { createSortableStore } from '@plainday/ui-patterns/sortable-layer';

/** A click this soon after a drop belongs to the drop. Milliseconds. */
const CLICK_MS = 300;

/**
 * Listens on a list for what moves its entries: a press starts a drag, Ctrl+Shift+↑/↓ calls back at once. Returns
 * what ends it.
 */
export function listenForMoves(
  place: HTMLElement,
  kind: 'project' | 'tool',
  store: ReturnType<typeof createSortableStore>,
  onStep: (entry: HTMLElement, by: 1 | -1) => void,
): () => void {
  let movedAt = -Infinity;
  const entryOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(`[data-${kind}]`) : null;
  const isButton = ({ target }: Event) => target instanceof Element && target.closest('button');

  function start(event: MouseEvent | TouchEvent): void {
    const id = entryOf(event)?.dataset[kind];
    if (!id || isButton(event)) return;
    if (!('button' in event) || event.button === 0) store.start(id, event);
  }
  function handleKey(event: KeyboardEvent): void {
    const entry = entryOf(event);
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (!entry || by === 0 || !event.shiftKey || !holdsMod(event, isMac())) return;
    event.preventDefault();
    event.stopPropagation();
    onStep(entry, by);
  }
  // Letting go over a link must not open it.
  const unfollow = store.subscribe(() => {
    if (store.activeId() !== null) movedAt = performance.now();
  });
  function handleClick(event: MouseEvent): void {
    if (store.activeId() === null && performance.now() - movedAt > CLICK_MS) return;
    event.preventDefault();
    event.stopPropagation();
  }
  function handleUp(): void {
    if (store.activeId() !== null) movedAt = performance.now();
  }
  function handleMenu(event: Event): void {
    if (store.activeId() === null) return;
    event.preventDefault();
    event.stopPropagation();
  }
  const hears: readonly [EventTarget, string, (event: never) => void, boolean][] = [
    [place, 'contextmenu', handleMenu, true],
    [place, 'mousedown', start, false],
    [place, 'touchstart', start, false],
    [place, 'keydown', handleKey, false],
    [window, 'pointerup', handleUp, true],
    [window, 'click', handleClick, true],
  ];
  for (const [target, type, hear, capture] of hears) {
    target.addEventListener(type, hear as EventListener, {
      capture,
      passive: type === 'touchstart',
    });
  }
  return () => {
    unfollow();
    for (const [target, type, hear, capture] of hears) {
      target.removeEventListener(type, hear as EventListener, { capture });
    }
  };
}
