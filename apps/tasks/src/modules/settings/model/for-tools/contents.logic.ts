import { nextColor } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import type { ArchivedRow, ArchivedValue, Contents } from '../archive/format';
import type { ImportPlan } from '../../../../shared/import/plan';
import type { PlannedMap, PlannedSession } from '../../../../shared/import/plan-tools';
import { MOODS } from './known-moods.logic';
import { idFor } from '../../../../shared/import/apply/identity.logic';

/** Colours of the nodes of a map, by how deep they lie. */
const NODE_COLORS = ['#2563eb', '#7c3aed', '#147d3b', '#c47d10', '#c9372c', '#5d5c57'];
/** Room of a node, in pixels of the canvas. */
const NODE = { width: 260, height: 54 };

const SESSIONS = 'time_sessions';

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

interface Filling extends Making {
  readonly plan: ImportPlan;
  readonly shelf: Shelf;
  readonly idOf: (kind: string, ref: string) => string;
}

function* fillHabits({ plan, shelf, idOf, nowMs }: Filling): Slices<void> {
  const colors: string[] = [];
  for (const { ref, title, text, days, frozen } of plan.habits) {
    const habit = idOf('habit', ref);
    const color = nextColor(colors);
    colors.push(color);
    const [first = ''] = [...days, ...frozen].sort();
    const isUsual = first !== '' && Date.parse(first) <= nowMs;
    const created_at = iso(isUsual ? Date.parse(first) : nowMs);
    const fields = { title, description: text || null, color, created_at, ended_on: null };
    shelf.row('habits', { id: habit, ...fields });
    for (const day of days) {
      yield;
      const done = idOf('habit-day', `${ref}/${day}`);
      shelf.row('habit_completions', { id: done, habit_id: habit, completed_at: day });
    }
    for (const day of frozen) {
      const key = `${habit} ${day}`;
      shelf.value('habits-frozen', key, { id: key, habitId: habit, day });
    }
    yield;
  }
}

/** Where a tracked time goes: `project_id`. */
const placeIn = ({ project }: PlannedSession, projectOf: Making['projectOf']) =>
  project === null ? null : projectOf(project);

function* fillSessions({ plan, shelf, idOf, projectOf }: Filling): Slices<void> {
  for (const session of plan.sessions) {
    yield;
    shelf.row(SESSIONS, {
      id: idOf('session', session.ref),
      task_name: session.title,
      project_id: placeIn(session, projectOf),
      task_id: null,
      start_time: iso(session.start),
      end_time: iso(session.end),
      duration: session.seconds,
      notes: session.text || null,
    });
  }
}

function* fillEntries({ plan, shelf, idOf, nowMs }: Filling): Slices<void> {
  for (const entry of plan.entries) {
    yield;
    const key = idOf('entry', entry.ref);
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
}

function* fillMaps({ plan, shelf, idOf, nowMs }: Filling): Slices<void> {
  for (const map of plan.maps) {
    const key = idOf('map', map.ref);
    const nodes = nodesOf(map, (node) => idOf('node', `${map.ref}/${node}`));
    shelf.value('mind-mapping', key, { id: key, title: map.title, nodes, updatedAt: iso(nowMs) });
    yield;
  }
}

function* fillMoods({ plan, shelf }: Filling): Slices<void> {
  for (const { ref, at, mood, energy, text } of plan.moods) {
    yield;
    const said = { ...(energy !== undefined && { energy }), ...(text && { notes: text }) };
    shelf.value(MOODS, ref, { id: ref, at, mood, ...said });
  }
}

/** Answers the text that keeps the notes. */
function notesText({ plan, shelf, idOf, nowMs }: Filling): string {
  const notes = [...plan.notes]
    .sort((a, b) => (b.createdAt ?? nowMs) - (a.createdAt ?? nowMs))
    .map(({ ref, title, text, createdAt, updatedAt, pinned }) => ({
      note: {
        id: idOf('note', ref),
        content: [title, text].filter(Boolean).join('\n'),
        createdAt: iso(createdAt ?? updatedAt ?? nowMs),
      },
      mark: { ...(pinned && { pinned }), ...(updatedAt !== null && { updatedAt: iso(updatedAt) }) },
    }));
  const marks = notes
    .filter(({ mark }) => Object.keys(mark).length > 0)
    .map(({ note, mark }) => ({ id: note.id, ...mark }));
  if (marks.length > 0) shelf.value('note-marks', 'marks', { marks });
  return JSON.stringify(notes.map(({ note }) => note));
}

/**
 * What a file brings for other tools, as the rows and values that their tables and stores hold: from here on it is what
 * an archive brings. Ids follow from the person and the source, so that a second time brings nothing.
 */
export function* contentsOf(plan: ImportPlan, making: Making): Slices<Contents> {
  const shelf = new Shelf(making.nowMs);
  const idOf = (kind: string, ref: string) => idFor(making.userId, plan.app, kind, ref);
  const filling = { ...making, plan, shelf, idOf };
  yield* fillHabits(filling);
  yield* fillSessions(filling);
  yield* fillEntries(filling);
  yield* fillMaps(filling);
  yield* fillMoods(filling);
  const value = plan.notes.length > 0 ? notesText(filling) : null;
  const texts = value === null ? [] : [{ key: 'quickNotes', value }];
  return { tables: shelf.tables, device: shelf.device, texts };
}

/** The same, with tracked times in the projects that were chosen meanwhile. */
export function placeSessions(
  contents: Contents,
  { sessions }: ImportPlan,
  projectOf: Making['projectOf'],
): Contents {
  const rows = contents.tables.get(SESSIONS);
  if (!rows) return contents;
  const placed = rows.map((row, at) => {
    const session = sessions[at];
    return session ? { ...row, project_id: placeIn(session, projectOf) } : row;
  });
  return { ...contents, tables: new Map([...contents.tables, [SESSIONS, placed]]) };
}
