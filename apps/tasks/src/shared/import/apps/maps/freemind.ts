import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { htmlText } from '../../core/html.logic';
import { childrenOf, readXml, type XmlElement } from '../../core/xml.logic';
import type { ImportContext, Source } from '../../plan';
import type { PlannedNode } from '../../plan-tools';
import { walk } from './outline';

/** True for a map of FreeMind or Freeplane. */
export const isFreeMind = ({ text }: Source): boolean =>
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]{0,500}?-->\s*)?<map\b/i.test(text.slice(0, 2000));

/** Reads a map of FreeMind or Freeplane: also what is written as a page, its notes and its arrows. */
export function* readFreeMind(
  { text: xml, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  const root = yield* readXml(xml);
  const [map = root] = childrenOf(root, 'map');
  const rich = (node: XmlElement, type: string) =>
    childrenOf(node, 'richcontent')
      .filter((one) => (one.attributes.get('type') ?? 'NODE').toUpperCase() === type)
      .map((one) => htmlText(xml.slice(one.from, one.to)))
      .join('\n');
  const nodes: PlannedNode[] = [];
  const keys = new Map<string, string>();
  const arrows: [string, string][] = [];
  const tops = childrenOf(map, 'node');
  for (const { node, key, parent } of walk(tops, (one) => childrenOf(one, 'node'))) {
    yield;
    const id = node.attributes.get('id');
    if (id !== undefined) keys.set(id, key);
    for (const arrow of childrenOf(node, 'arrowlink')) {
      arrows.push([key, arrow.attributes.get('destination') ?? '']);
      if ([...arrow.attributes.keys()].some((name) => /label$/.test(name))) plan.lose('link-title');
    }
    plan.lose('icon', childrenOf(node, 'icon').length);
    plan.lose('attribute', childrenOf(node, 'attribute').length);
    const note = [rich(node, 'NOTE'), rich(node, 'DETAILS')].filter(Boolean).join('\n');
    if (note !== '') plan.lose('node-note');
    const link = node.attributes.get('link') ?? '';
    const words = (node.attributes.get('text') ?? '').trim() || rich(node, 'NODE');
    nodes.push({ key, parent, text: [words, note, link].filter(Boolean).join('\n') });
  }
  const links = arrows.flatMap(([from, id]) => {
    const to = keys.get(id);
    return to === undefined ? [] : [[from, to] as const];
  });
  const title = nodes[0]?.text.split('\n', 1)[0];
  plan.tools.map(title || file.replace(/\.\w+$/, ''), nodes, links, map.attributes.get('id'));
}
