import type { Slices } from '@plainday/shared-platform';
import type { Collector } from '../../core/collect.logic';
import { asObject, listOf, textOf, textsOf, type Json } from '../../core/json.logic';
import { childrenOf, elementIn, readXml, type XmlElement } from '../../core/xml.logic';
import type { ImportContext, Source } from '../../plan';
import type { PlannedNode } from '../../plan-tools';
import { walk } from './outline';

/** True for the content of a file of XMind since Zen. */
export const isXMind = ({ json }: Source): boolean =>
  listOf(json).some((sheet) => 'rootTopic' in sheet);

/** True for the content of a file of XMind 8. */
export const isXMind8 = ({ text }: Source): boolean => /<xmap-content\b/i.test(text.slice(0, 2000));

interface Topic {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly link: string;
  readonly labels: readonly string[];
  readonly markers: number;
}

function nodeOf(topic: Topic, key: string, parent: string | null, plan: Collector): PlannedNode {
  if (topic.note !== '') plan.lose('node-note');
  if (topic.labels.length > 0) plan.lose('labels');
  plan.lose('marker', topic.markers);
  const lines = [topic.title, topic.note, topic.labels.join(', '), topic.link];
  return {
    key,
    parent,
    text: lines
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n'),
  };
}

/** Addresses of pages; those within the file lead to what is there anyway. */
const linkOf = (raw: string) => (/^(?:https?|mailto):/i.test(raw) ? raw : '');

const topicOf = (topic: Json): Topic => ({
  id: textOf(topic['id']),
  title: textOf(topic['title']),
  note: textOf(asObject(asObject(topic['notes'])['plain'])['content']),
  link: linkOf(textOf(topic['href'])),
  labels: textsOf(topic['labels']),
  markers: listOf(topic['markers']).length,
});

interface Found {
  readonly nodes: PlannedNode[];
  readonly keys: Map<string, string>;
}

function put(found: Found, topic: Topic, key: string, parent: string | null, plan: Collector) {
  found.nodes.push(nodeOf(topic, key, parent, plan));
  if (topic.id !== '') found.keys.set(topic.id, key);
}

function linked(ends: readonly (readonly [string, string])[], { keys }: Found) {
  return ends.flatMap(([a, b]) => {
    const [from, to] = [keys.get(a), keys.get(b)];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
}

/** Reads the sheets of a file of XMind, each as a map. */
export function* readXMind(
  { json, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  for (const sheet of listOf(json)) {
    const found: Found = { nodes: [], keys: new Map() };
    const root = asObject(sheet['rootTopic']);
    const loose = listOf(asObject(root['children'])['detached']);
    const below = (topic: Json) =>
      ['attached', 'summary', 'callout'].flatMap((kind) =>
        listOf(asObject(topic['children'])[kind]),
      );
    for (const { node, key, parent } of walk([root, ...loose], below)) {
      yield;
      put(found, topicOf(node), key, parent, plan);
      if ('image' in node) plan.lose('attachment');
      plan.lose('boundary', listOf(node['boundaries']).length);
    }
    const relations = listOf(sheet['relationships']);
    plan.lose('link-title', relations.filter((one) => textOf(one['title']) !== '').length);
    const ends = relations.map((one) => [textOf(one['end1Id']), textOf(one['end2Id'])] as const);
    const title = textOf(sheet['title']) || file.replace(/\.\w+$/, '');
    plan.tools.map(title, found.nodes, linked(ends, found), textOf(sheet['id']) || undefined);
  }
}

const textIn = (one: XmlElement, name: string) => childrenOf(one, name)[0]?.text.trim() ?? '';

function topicOfXml(topic: XmlElement): Topic {
  const notes = childrenOf(topic, 'notes')[0];
  const labels = childrenOf(topic, 'labels').flatMap((one) => childrenOf(one, 'label'));
  const markers = childrenOf(topic, 'marker-refs').flatMap((one) => one.children);
  return {
    id: topic.attributes.get('id') ?? '',
    title: textIn(topic, 'title'),
    note: (notes && elementIn(notes, 'plain')?.text.trim()) ?? '',
    link: linkOf(topic.attributes.get('xlink:href') ?? ''),
    labels: labels.map(({ text }) => text),
    markers: markers.length,
  };
}

/** Reads the sheets of a file of XMind 8. */
export function* readXMind8(
  { text, file }: Source,
  plan: Collector,
  _context: ImportContext,
): Slices<void> {
  const root = yield* readXml(text);
  const content = elementIn(root, 'xmap-content') ?? root;
  const listed = (topic: XmlElement, isWanted: (type: string) => boolean) =>
    childrenOf(topic, 'children')
      .flatMap((one) => childrenOf(one, 'topics'))
      .filter((one) => isWanted(one.attributes.get('type') ?? 'attached'))
      .flatMap((one) => childrenOf(one, 'topic'));
  for (const sheet of childrenOf(content, 'sheet')) {
    const found: Found = { nodes: [], keys: new Map() };
    const tops = childrenOf(sheet, 'topic');
    const loose = tops.flatMap((top) => listed(top, (type) => type === 'detached'));
    const below = (topic: XmlElement) => listed(topic, (type) => type !== 'detached');
    for (const { node, key, parent } of walk([...tops, ...loose], below)) {
      yield;
      put(found, topicOfXml(node), key, parent, plan);
    }
    const relations = childrenOf(sheet, 'relationships').flatMap((one) => one.children);
    plan.lose('link-title', relations.filter((one) => textIn(one, 'title') !== '').length);
    const ends = relations.map(
      ({ attributes }) => [attributes.get('end1') ?? '', attributes.get('end2') ?? ''] as const,
    );
    const title = textIn(sheet, 'title') || file.replace(/\.\w+$/, '');
    plan.tools.map(title, found.nodes, linked(ends, found), sheet.attributes.get('id'));
  }
}
