const FOCUSABLE = [
  'a[href]',
  'button:not(:disabled)',
  'input:not(:disabled, [type=hidden])',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]',
].join(',');
const LISTS = 'ul, ol, tbody, [role="list"], [role="listbox"]';
/** The part of a page in which the focus stays, rather than going to its heading. */
const ROOMS = 'form, section, [role="dialog"], dialog, [role="region"], nav';

/** A place in the page that something has left. */
export interface Gap {
  readonly parent: Node;
  readonly before: Node | null;
  readonly after: Node | null;
}

/** Finds where `node` stood before it was removed, or, where its surroundings went too, where they stood. */
export function gapOf(node: Node, records: readonly MutationRecord[]): Gap | null {
  let gap: Gap | null = null;
  let gone = node;
  for (;;) {
    const top = rootOf(gone);
    const record = records.find(({ removedNodes }) => [...removedNodes].includes(top as ChildNode));
    if (!record) return gap;
    const { target, previousSibling, nextSibling } = record;
    gap = { parent: target, before: previousSibling, after: nextSibling };
    if (target.isConnected) return gap;
    gone = target;
  }
}

/**
 * The nearest sensible place for the focus: the next row of a list, else the row before; else what stands before the
 * gap in its form, section or dialog, which is what opened it; else the heading of the page.
 */
export function homeOf(gap: Gap | null): HTMLElement | null {
  const parent = gap?.parent;
  if (gap && parent instanceof Element && parent.isConnected) {
    if (parent.matches(LISTS)) {
      const row = firstIn(gap.after, 'nextSibling') ?? firstIn(gap.before, 'previousSibling');
      if (row) return row;
    }
    const near = neighbour(gap, parent.closest(ROOMS));
    if (near) return near;
  }
  // A page that has been gone to takes the focus by itself.
  if (document.querySelector('main[data-heading-comes]')) return null;
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main, h1');
}

function rootOf(node: Node): Node {
  let top = node;
  while (top.parentNode) top = top.parentNode;
  return top;
}

function firstIn(start: Node | null, way: 'nextSibling' | 'previousSibling'): HTMLElement | null {
  for (let node = start; node; node = node[way]) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue;
    const found = node.matches(FOCUSABLE) ? node : focusableIn(node)[0];
    if (found && isVisible(found)) return found;
  }
  return null;
}

function neighbour(gap: Gap, room: Element | null): HTMLElement | null {
  if (!room) return null;
  const inOrder = focusableIn(room);
  const isBefore = (element: Element) => {
    const mark = gap.after?.isConnected ? gap.after : null;
    if (!mark) return (gap.before?.isConnected ?? false) && isUpTo(gap.before as Node, element);
    return Boolean(mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
  };
  return inOrder.findLast(isBefore) ?? inOrder[0] ?? null;
}

function isUpTo(last: Node, element: Element): boolean {
  if (last.contains(element)) return true;
  return Boolean(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING);
}

function focusableIn(room: Element): HTMLElement[] {
  return [...room.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && isVisible(element),
  );
}

function isVisible(element: HTMLElement): boolean {
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}
