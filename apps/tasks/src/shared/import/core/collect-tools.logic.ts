import { cleanText, cleanTitle, cutText } from '@plainday/domain-tasks';
import { hashText } from '@plainday/shared-utils';
import type {
  PlannedEntry,
  PlannedForTools,
  PlannedHabit,
  PlannedMap,
  PlannedMood,
  PlannedNode,
  PlannedNote,
  PlannedSession,
} from '../plan-tools';

/** Longest texts: of what the account keeps the database says so, of the others what a page can still show. */
const MOST = { habit: 10_000, session: 2000, node: 500, text: 1_000_000, tags: 100 };
/** Moments the database takes. */
const FIRST = Date.UTC(1970, 0, 2);
const LAST = Date.UTC(2199, 11, 30);

type Some<Thing> = Partial<Thing> & { readonly title: string };
type Lists = { readonly [Key in keyof PlannedForTools]: PlannedForTools[Key][number][] };

/** What says what is lost and what cannot come in. */
interface Telling {
  readonly lose: (what: string, count?: number) => void;
  skip(what: string, line?: number | null, text?: string): void;
}

const isMoment = (at: number) => at > FIRST && at < LAST;
const momentOr = (at: number | null | undefined) =>
  at !== null && at !== undefined && isMoment(at) ? at : null;

/** What a file brings for other tools, as their stores take it. */
export class ToolsCollector {
  readonly found: Lists = {
    notes: [],
    entries: [],
    habits: [],
    sessions: [],
    maps: [],
    moods: [],
  };

  private readonly refs = new Map<string, number>();

  constructor(private readonly plan: Telling) {}

  /** So many things were found. */
  get size(): number {
    return Object.values(this.found).reduce((sum, list) => sum + list.length, 0);
  }

  /** Adds a text for Quick Notes. */
  note({ title, text = '', ref, ...note }: Some<PlannedNote>, line: number | null = null): void {
    const [name, whole] = [cleanText(title).trim(), cleanText(text).trim()];
    if (name === '' && whole === '') return this.plan.skip('empty-note', line);
    this.found.notes.push({
      ref: this.once('note', ref ?? hashText(`${name}\n${whole}`).toString(36)),
      title: name,
      text: this.fitting(whole, MOST.text),
      createdAt: momentOr(note.createdAt),
      updatedAt: momentOr(note.updatedAt),
      pinned: note.pinned ?? false,
    });
  }

  /** Adds an entry of the Knowledge Base. */
  entry({ title, text = '', ref, tags = [], ...entry }: Some<PlannedEntry>): void {
    const whole = cleanText(text).trim();
    const name = cleanTitle(title) || cleanTitle(whole.split('\n', 1)[0] ?? '');
    if (name === '') return this.plan.skip('empty-note');
    const kept = [...new Set(tags.map((tag) => cleanTitle(tag)).filter(Boolean))];
    this.found.entries.push({
      ref: this.once('entry', ref ?? `${name}\n${hashText(whole).toString(36)}`),
      title: name,
      text: this.fitting(whole, MOST.text),
      tags: kept.slice(0, MOST.tags),
      createdAt: momentOr(entry.createdAt),
      updatedAt: momentOr(entry.updatedAt),
      path: entry.path ?? null,
      extra: entry.extra ? cleanText(entry.extra) : null,
    });
  }

  /** Adds a habit; a day counts once, and rests only where it was not done. */
  habit({ title, text = '', ref, days = [], frozen = [] }: Some<PlannedHabit>): void {
    const name = cleanTitle(title);
    if (name === '') return this.plan.skip('empty-title');
    const isDay = (day: string) => isMoment(Date.parse(day));
    const done = new Set(days.filter(isDay));
    this.found.habits.push({
      ref: this.once('habit', ref ?? name),
      title: name,
      text: this.fitting(cleanText(text).trim(), MOST.habit),
      days: [...done].sort(),
      frozen: [...new Set(frozen)].filter((day) => isDay(day) && !done.has(day)).sort(),
    });
  }

  /** Adds a stretch of time. The same stretch twice is one. */
  session(session: Omit<PlannedSession, 'ref'> & { readonly ref?: string }, line: number): void {
    const { start, end, seconds } = session;
    const title = cleanTitle(session.title) || '(no description)';
    if (!isMoment(start) || !isMoment(end)) {
      return this.plan.skip('date-out-of-range', line, title);
    }
    if (end < start) return this.plan.skip('end-before-start', line, title);
    const ref = session.ref ?? [start, end, session.project ?? '', title].join('\u0001');
    if (this.refs.has(`session ${ref}`)) return this.plan.skip('same-row-twice', line, title);
    this.found.sessions.push({
      ...session,
      ref: this.once('session', ref),
      title,
      seconds: Math.min(Math.max(0, Math.round(seconds)), 2_147_483_647),
      text: this.fitting(cleanText(session.text).trim(), MOST.session),
    });
  }

  /** Adds a map. A node without words gives its children to its parent. */
  map(
    title: string,
    nodes: readonly PlannedNode[],
    links: PlannedMap['links'] = [],
    ref?: string,
  ): void {
    const kept: PlannedNode[] = [];
    const places = new Map<string, string | null>();
    for (const { key, parent, text } of nodes) {
      const above = parent === null ? null : (places.get(parent) ?? null);
      const words = cleanText(text).trim();
      places.set(key, words === '' ? above : key);
      if (words === '') continue;
      const fitting = cutText(words, MOST.node);
      if (fitting !== words) this.plan.lose('truncated');
      kept.push({ key, parent: above, text: fitting });
    }
    if (kept.length === 0) return this.plan.skip('empty-map', null, title);
    const known = new Set(kept.map(({ key }) => key));
    const name = cleanTitle(title) || cleanTitle(kept[0]?.text ?? '') || 'Map';
    this.found.maps.push({
      ref: this.once('map', ref ?? name),
      title: name,
      nodes: kept,
      links: links.filter(([from, to]) => from !== to && known.has(from) && known.has(to)),
    });
  }

  /** Adds a mood. */
  mood({ ref, at, mood, energy, text, title }: PlannedMood, line: number): void {
    if (!isMoment(at)) return this.plan.skip('date-out-of-range', line, title);
    this.found.moods.push({
      ref: this.once('mood', ref),
      title,
      at,
      mood,
      ...(energy !== undefined && { energy }),
      text: this.fitting(cleanText(text).trim(), MOST.text),
    });
  }

  private once(kind: string, ref: string): string {
    const name = `${kind} ${ref}`;
    const count = (this.refs.get(name) ?? 0) + 1;
    this.refs.set(name, count);
    return count === 1 ? ref : `${ref} ${count}`;
  }

  private fitting(text: string, most: number): string {
    if (text.length > most) this.plan.lose('truncated');
    return cutText(text, most);
  }
}
