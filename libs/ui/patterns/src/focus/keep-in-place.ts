const ROWS = 'li, tr, [role="row"], [role="treeitem"]';
const guarded = new WeakSet<Element>();

/**
 * Lets the rows around what has the focus stay where they are in the document while their lists are put in another
 * order: the rows that are passed move to the other side, which makes the same order. What leaves its place, be it for a
 * moment, loses the focus, and a screen reader reads out whatever stands there instead.
 */
export function keepInPlace(focused: Element | null): void {
  for (let row = focused?.closest(ROWS); row; row = row.parentElement?.closest(ROWS)) {
    const list = row.parentElement;
    if (list && !guarded.has(list)) guard(list);
  }
}

/** React moves rows by these two alone; `moveBefore`, which keeps the focus, is unknown to Safari. */
function guard(list: Element): void {
  guarded.add(list);
  const insert = list.insertBefore.bind(list);
  list.insertBefore = (node, before) => {
    if (isFocused(node, list)) passAround(node, before, insert);
    else insert(node, before);
    return node;
  };
  list.appendChild = (node) => list.insertBefore(node, null);
}

const isFocused = (node: Node, list: Element) =>
  node.parentNode === list && node.contains(document.activeElement);

function passAround(row: Node, before: Node | null, insert: Element['insertBefore']): void {
  const goesDown =
    !before || (row.compareDocumentPosition(before) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  if (goesDown) for (const other of nodesFrom(row.nextSibling, before)) insert(other, row);
  else for (const other of nodesFrom(before, row).reverse()) insert(other, row.nextSibling);
}

function nodesFrom(first: Node | null, end: Node | null): Node[] {
  const nodes: Node[] = [];
  for (let node = first; node && node !== end; node = node.nextSibling) nodes.push(node);
  return nodes;
}
