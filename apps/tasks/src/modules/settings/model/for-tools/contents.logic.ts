import { nextColor } from '@plainday/domain-tasks';
import type { ArchivedRow, ArchivedValue, Contents } from '../archive/format';
import type { ImportPlan, Slices } from '../../../../shared/import/plan';
import type { PlannedMap } from '../../../../shared/import/plan-tools';
import { idFor } from '../../../../shared/import/apply/identity.logic';

/** Colours of the nodes of a map, by how deep they lie. */
const NODE_COLORS = ['#2563eb', '#7c3aed', '#147d3b', '#c47d10', '#c9372c', '#5d5c57'];
/** Room of a node, in pixels of the canvas. */
const NODE = { width: 260, height: 54 };

interface Making {
  readonly userId: string;
  readonly nowMs: number;
  /** The id of a project of the file, or of where its tasks go instead. */
  readonly projectOf: (key: string) => string | null;
}

const iso = (at: number) => new Date(at).toISOString();

/** The nodes as the tool keeps them: a tree from left to right, each parent beside the middle of its children. */
function nodesOf({ nodes, links }: PlannedMap, idOf: (key: string) => string) {
  const below = new Map<string | null, string[]>();
  const depths = new Map<string, number>();
  for (const { key, parent } of nodes) {
    depths.set(key, parent === null ? 0 : (depths.get(parent) ?? 0) + 1);
    const siblings = below.get(parent) ?? [];
    if (siblings.length === 0) below.set(parent, siblings);
    siblings.push(key);
  }
  const places = new Map<string, number>();
  let leaves = 0;
  // Parents stand before their children, so from the end each finds its children placed.
  const ordered: string[] = [];
  const open = (below.get(null) ?? []).toReversed();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    ordered.push(key);
    const children = below.get(key) ?? [];
    if (children.length === 0) places.set(key, (leaves += 1) * NODE.height);
    for (const child of children.toReversed()) open.push(child);
  }
  for (const key of ordered.toReversed()) {
    const ys = (below.get(key) ?? []).map((child) => places.get(child) ?? 0);
    if (ys.length > 0) places.set(key, ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2);
  }
  const extra = new Map<string, string[]>();
  for (const [from, to] of links) extra.set(from, [...(extra.get(from) ?? []), to]);
  return nodes.map(({ key, text }) => {
    const depth = depths.get(key) ?? 0;
    return {
      id: idOf(key),
      text,
      x: depth * NODE.width,
      y: places.get(key) ?? 0,
      color: NODE_COLORS[Math.min(depth, NODE_COLORS.length - 1)],
      connections: [...new Set([...(below.get(key) ?? []), ...(extra.get(key) ?? [])])].map(idOf),
    };
  });
}

/** Rows of tables and values of stores, as they are found. */
class Shelf {
  readonly tables = new Map<string, ArchivedRow[]>();
  readonly device = new Map<string, ArchivedValue[]>();

  constructor(private readonly nowMs: number) {}

  row(table: string, row: ArchivedRow): void {
    const rows = this.tables.get(table);
    if (rows) rows.push(row);
    else this.tables.set(table, [row]);
  }

  value(namespace: string, key: string, value: unknown): void {
    const values = this.device.get(namespace) ?? [];
    if (values.length === 0) this.device.set(namespace, values);
    values.push({ key, value, savedAt: this.nowMs, version: 1 });
  }
}

/**
 * What a file brings for other tools, as the rows and values that their tables and stores hold: from here on it is what
 * an archive brings. Ids follow from the person and the source, so that a second time brings nothing.
 */
export function* contentsOf(plan: ImportPlan, making: Making): Slices<Contents> {
  const { userId, nowMs, projectOf } = making;
  const shelf = new Shelf(nowMs);
  const id = (kind: string, ref: string) => idFor(userId, plan.app, kind, ref);
  const now = iso(nowMs);
  const colors: string[] = [];
  for (const { ref, title, text, days, frozen } of plan.habits) {
    const habit = id('habit', ref);
    const color = nextColor(colors);
    colors.push(color);
    const [first = ''] = [...days, ...frozen].sort();
    const created_at = first === '' || Date.parse(first) > nowMs ? now : iso(Date.parse(first));
    const fields = { title, description: text || null, color, created_at, ended_on: null };
    shelf.row('habits', { id: habit, ...fields });
    for (const [at, day] of days.entries()) {
      if (at % 100 === 99) yield;
      const done = id('habit-day', `${ref}/${day}`);
      shelf.row('habit_completions', { id: done, habit_id: habit, completed_at: day });
    }
    for (const day of frozen) {
      const key = `${habit} ${day}`;
      shelf.value('habits-frozen', key, { id: key, habitId: habit, day });
    }
    yield;
  }
  for (const [at, session] of plan.sessions.entries()) {
    if (at % 100 === 99) yield;
    shelf.row('time_sessions', {
      id: id('session', session.ref),
      task_name: session.title,
      project_id: session.project === null ? null : projectOf(session.project),
      task_id: null,
      start_time: iso(session.start),
      end_time: iso(session.end),
      duration: session.seconds,
      notes: session.text || null,
    });
  }
  for (const [at, entry] of plan.entries.entries()) {
    if (at % 100 === 99) yield;
    const key = id('entry', entry.ref);
    shelf.value('knowledge-base', key, {
      id: key,
      title: entry.title,
      content: entry.text,
      category: 'general',
      tags: entry.tags,
      starred: false,
      type: 'note',
      createdAt: iso(entry.createdAt ?? entry.updatedAt ?? nowMs),
      updatedAt: iso(entry.updatedAt ?? entry.createdAt ?? nowMs),
      ...(entry.path !== null && { path: entry.path }),
      ...(entry.extra !== null && { extra: entry.extra }),
    });
  }
  for (const map of plan.maps) {
    const key = id('map', map.ref);
    const nodes = nodesOf(map, (node) => id('node', `${map.ref}/${node}`));
    shelf.value('mind-mapping', key, { id: key, title: map.title, nodes, updatedAt: now });
    yield;
  }
  // Their own importer names them so, too: what came in there is known here.
  for (const { ref, at, mood, text } of plan.moods) {
    shelf.value('mood-energy', ref, { id: ref, at, mood, ...(text && { notes: text }) });
  }
  const notes = [...plan.notes]
    .sort((a, b) => (b.createdAt ?? nowMs) - (a.createdAt ?? nowMs))
    .map(({ ref, title, text, createdAt, updatedAt, pinned }) => ({
      note: {
        id: id('note', ref),
        content: [title, text].filter(Boolean).join('\n'),
        createdAt: iso(createdAt ?? updatedAt ?? nowMs),
      },
      mark: { ...(pinned && { pinned }), ...(updatedAt !== null && { updatedAt: iso(updatedAt) }) },
    }));
  const marks = notes
    .filter(({ mark }) => Object.keys(mark).length > 0)
    .map(({ note, mark }) => ({ id: note.id, ...mark }));
  if (marks.length > 0) shelf.value('note-marks', 'marks', { marks });
  const text = JSON.stringify(notes.map(({ note }) => note));
  const texts = notes.length > 0 ? [{ key: 'quickNotes', value: text }] : [];
  return { tables: shelf.tables, device: shelf.device, texts };
}
