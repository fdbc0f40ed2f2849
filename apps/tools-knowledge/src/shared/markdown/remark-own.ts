import { linkPieces } from '../links/links.logic';

/** As much of a Markdown tree as is changed here. */
interface Node {
  readonly type: string;
  readonly value?: string;
  readonly data?: object;
  /** Level of a heading. */
  depth?: number;
  children?: Node[];
}

/** Where a text is shown as it was written. */
const LEAVES = new Set(['link', 'linkReference']);

function linkNode(title: string, label: string): Node {
  const data = { hName: 'span', hProperties: { dataLink: title } };
  return { type: 'ownLink', data, children: [{ type: 'text', value: label }] };
}

/** A text with its lines kept as lines and its `[[titles]]` as links. */
function partsOf(value: string): Node[] {
  return linkPieces(value).flatMap(({ text, title }) => {
    if (title !== undefined) return [linkNode(title, text)];
    return text
      .split('\n')
      .flatMap((line, index): Node[] => [
        ...(index > 0 ? [{ type: 'break' }] : []),
        ...(line === '' ? [] : [{ type: 'text', value: line }]),
      ]);
  });
}

function change(node: Node): void {
  if (!node.children || LEAVES.has(node.type)) return;
  node.children = node.children.flatMap((child) =>
    child.type === 'text' && child.value !== undefined ? partsOf(child.value) : [child],
  );
  node.children.forEach(change);
}

function headingsIn(node: Node): Node[] {
  const below = (node.children ?? []).flatMap(headingsIn);
  return node.depth === undefined ? below : [node, ...below];
}

/** Levels without gaps, from the first: a text may begin at any, and people skip some for their look. */
function closeLevels(tree: Node, elsewhere: readonly number[]): void {
  const headings = headingsIn(tree);
  const own = headings.map(({ depth = 1 }) => depth);
  const used = [...new Set([...own, ...elsewhere])].sort((a, b) => a - b);
  for (const heading of headings) heading.depth = used.indexOf(heading.depth ?? 1) + 1;
}

/**
 * What our Markdown has beside that of GitHub: `[[title]]` is a link, and a new line is a new line. A piece of a text is
 * told which levels of headings the others use.
 */
export function remarkOwn({ levels = [] }: { readonly levels?: readonly number[] } = {}) {
  return (tree: Node): void => {
    change(tree);
    closeLevels(tree, levels);
  };
}
