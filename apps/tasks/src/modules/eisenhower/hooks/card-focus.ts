/** All cards in the document, in reading order. */
export function cardsIn(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-task-id]')];
}

/** The cards of one quadrant. */
export function cardsOf(root: ParentNode, quadrantId: string): HTMLElement[] {
  const quadrant = root.querySelector(`[data-quadrant="${quadrantId}"]`);
  return quadrant ? cardsIn(quadrant) : [];
}

/** Id of the quadrant around a card. */
export function quadrantOfCard(card: Element): string | undefined {
  return card.closest<HTMLElement>('[data-quadrant]')?.dataset.quadrant;
}

/** Whether other cards stand in the quadrant of a card. */
export function hasNeighbour(taskId: string): boolean {
  const card = document.querySelector(`[data-task-id="${CSS.escape(taskId)}"]`);
  return Boolean(card?.nextElementSibling ?? card?.previousElementSibling);
}

/** How long a card may take to stand in its new quadrant. Milliseconds. */
const MOVE_LIMIT_MS = 2000;

/** Keeps the focus on a card that is about to stand in another quadrant, where it is drawn anew. */
export function followCard(taskId: string): void {
  const find = () => document.querySelector<HTMLElement>(`[data-task-id="${CSS.escape(taskId)}"]`);
  const before = find();
  if (!before?.contains(document.activeElement)) return;
  const leave = () => watcher.disconnect();
  const watcher = new MutationObserver(() => {
    if (before.isConnected) return;
    leave();
    find()?.focus();
  });
  // Who goes elsewhere meanwhile is not fetched back.
  before.addEventListener('focusout', (event) => event.relatedTarget && leave(), { once: true });
  watcher.observe(document.body, { childList: true, subtree: true });
  setTimeout(leave, MOVE_LIMIT_MS);
}

/** Gives the focus to a neighbour of a card that is about to leave, or to the heading of a quadrant it leaves empty. */
export function passFocusOn(taskId: string): void {
  const card = document.querySelector(`[data-task-id="${CSS.escape(taskId)}"]`);
  if (!card?.contains(document.activeElement)) return;
  const next = card.nextElementSibling ?? card.previousElementSibling;
  const heading = card.closest('[data-quadrant]')?.querySelector('h2');
  const heir = next instanceof HTMLElement ? next : heading;
  heir?.focus({ preventScroll: heir === heading });
}
