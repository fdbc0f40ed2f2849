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

/** Gives the focus to a neighbour of a card that is about to leave, or to the heading of a quadrant it leaves empty. */
export function passFocusOn(taskId: string): void {
  const card = document.querySelector(`[data-task-id="${CSS.escape(taskId)}"]`);
  if (!card?.contains(document.activeElement)) return;
  const next = card.nextElementSibling ?? card.previousElementSibling;
  const heading = card.closest('[data-quadrant]')?.querySelector('h2');
  const heir = next instanceof HTMLElement ? next : heading;
  heir?.focus({ preventScroll: heir === heading });
}
