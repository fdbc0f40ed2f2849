import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { htmlText, isHtml } from '../../core/html.logic';
import { childrenOf, elementIn, readXml, type XmlElement } from '../../core/xml.logic';
import type { ImportContext, Source } from '../../plan';
import type { PlannedNode } from '../../plan-tools';

/** Attributes that say what a node says already, or nothing of it. */
const SILENT = new Set([
  'text',
  'title',
  '_note',
  'note',
  'created',
  '_status',
  '_complete',
  'url',
  'htmlurl',
]);

/** True for an outline in OPML. */
export const isOpml = ({ text }: Source): boolean => /<opml\b/i.test(text.slice(0, 2000));

const plain = (text: string) => (isHtml(text) ? htmlText(text) : text).trim();

/** Walks a tree, parents first, without calling itself: files may lie deep. */
export function* walk<Node>(
  roots: readonly Node[],
  childrenIn: (node: Node) => readonly Node[],
): Generator<{ readonly node: Node; readonly key: string; readonly parent: string | null }> {
  const waiting = roots.map((node) => ({ node, parent: null as string | null })).reverse();
  let count = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = String((count += 1));
    yield { ...next, key };
    for (const node of childrenIn(next.node).toReversed()) waiting.push({ node, parent: key });
  }
}

/** Reads an outline as a map. Several roots hang on one that has the title. */
export function* readOpml(
  { text, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  const root = yield* readXml(text);
  const body = elementIn(root, 'body') ?? root;
  const head = elementIn(root, 'head');
  const own = head && elementIn(head, 'title')?.text.trim();
  const nodes: PlannedNode[] = [];
  const outlines = (one: XmlElement) => childrenOf(one, 'outline');
  for (const { node, key, parent } of walk(outlines(body), outlines)) {
    yield;
    const value = (name: string) => node.attributes.get(name) ?? '';
    const note = plain(value('_note') || value('note'));
    if (note !== '') plan.lose('node-note');
    if (value('_complete') !== '' || value('_status') !== '') plan.lose('state');
    const others = [...node.attributes.keys()].filter((name) => !SILENT.has(name));
    if (others.length > 0) plan.lose('attribute');
    const words = plain(value('text') || value('title'));
    nodes.push({
      key,
      parent,
      text: [words, note, value('htmlurl') || value('url')].filter(Boolean).join('\n'),
    });
  }
  plan.tools.map(own || file.replace(/\.\w+$/, ''), nodes);
}
