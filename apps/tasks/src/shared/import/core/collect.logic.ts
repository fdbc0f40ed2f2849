import type { DayKey } from '@plainday/domain-calendar';
import { cleanText, cleanTitle, cutText, type Priority } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import { ImportRefusal } from '../plan';
import type {
  Due,
  ImportPlan,
  PlannedProject,
  PlannedTask,
  Questions,
  Repeat,
  Skipped,
  TableColumns,
} from '../plan';
import { placeFamilies } from './family.logic';
import { ToolsCollector } from './collect-tools.logic';
import { takeTags } from './tags.logic';

/** Longest text the database takes, in UTF-16 units: never more than its characters. */
const DESCRIPTION_MAX = 10_000;
const DURATION_MAX = 525_600;
/** Instants the database takes. */
const FIRST = Date.UTC(1970, 0, 2);
const LAST = Date.UTC(2199, 11, 30);

/** A task as a reader finds it. */
export interface Draft {
  /** Names it within the file; the source's own id, where there is one. */
  readonly key: string;
  /** The source's own id. */
  readonly ref?: string;
  readonly project?: string | null;
  readonly parent?: string | null;
  readonly title: string;
  readonly text?: string;
  /** What has no column here, as `Name: value`. */
  readonly details?: readonly (readonly [name: string, value: string])[];
  readonly completed?: boolean;
  readonly deleted?: boolean;
  readonly closedAt?: number | null;
  readonly priority?: Priority;
  readonly due?: Due | null;
  readonly duration?: number | null;
  readonly reminder?: number | null;
  readonly repeat?: Repeat | null;
  readonly focused?: boolean;
  readonly line?: number | null;
}

type Row = Draft & Omit<PlannedTask, 'ref'>;

const isInstant = (at: number) => at > FIRST && at < LAST;

/** A task without a title is called by the first line of its text. */
function titled(draft: Draft): Draft {
  if (cleanTitle(draft.title) !== '') return draft;
  const [title = '', ...lines] = (draft.text ?? '').trim().split(/\s*\n/);
  return { ...draft, title, text: lines.join('\n') };
}

/** Gathers what a reader finds, and makes of it what the database takes. */
export class Collector {
  private readonly projects = new Map<string, PlannedProject>();
  private readonly rows: Row[] = [];
  private readonly keys = new Set<string>();
  private readonly lost = new Map<string, number>();
  private readonly skipped: Skipped[] = [];
  /** What other tools get. */
  readonly tools = new ToolsCollector(this);
  /** What the file leaves open, to be asked. */
  readonly asks: { -readonly [Key in keyof Questions]: Questions[Key] } = {
    order: null,
    baseDay: 0,
    zone: 0,
    events: 0,
    moods: [],
    kinds: [],
  };

  /** Before the keys of each file but the first: those of two files are not the same. */
  private scope = '';

  table: TableColumns | null = null;
  rawHead: string | null = null;
  /** A row or line of the file as it stands there. */
  rawOf: (line: number) => string | null = () => null;

  /** Counts what has no place here. */
  readonly lose = (what: string, count = 1): void => {
    if (count > 0) this.lost.set(what, (this.lost.get(what) ?? 0) + count);
  };

  /** Begins the next file of an archive. */
  nextFile(number: number): void {
    this.scope = number === 0 ? '' : `${number}\u0000`;
  }

  /** Counts the files beside a list, unless its tasks named them. */
  attached(files: number): void {
    if (!this.lost.has('attachment')) this.lose('attachment', files);
  }

  /** Names a row that does not come in, and why. */
  skip(what: string, line: number | null = null, text = ''): void {
    const raw = line === null ? null : this.rawOf(line);
    this.skipped.push({ what, line, text: cleanTitle(text), raw });
  }

  /** Adds a project once. Answers its key. */
  project(key: string, title: string, description = ''): string {
    if (!this.projects.has(key)) {
      const name = cleanTitle(title) || 'Imported';
      const whole = cleanText(title).replace(/\s+/g, ' ').trim();
      const rest = whole.length > name.length && name !== 'Imported' ? whole : '';
      const text = this.fitting([rest, cleanText(description)].filter(Boolean).join('\n'));
      if (rest !== '') this.lose('truncated');
      this.projects.set(key, { key, title: name, description: text || null });
    }
    return key;
  }

  /** Adds a line to the description of a project. */
  describe(key: string, line: string): void {
    const found = this.projects.get(key);
    if (!found) return;
    const text = cleanText([found.description, line].filter(Boolean).join('\n'));
    this.projects.set(key, { ...found, description: this.fitting(text) || null });
  }

  /** Adds a task. False where it has neither a title nor a text. */
  task(found: Draft): boolean {
    const draft = titled(found);
    const title = cleanTitle(draft.title);
    if (title === '') {
      this.skip('empty-title', draft.line ?? null);
      return false;
    }
    const { tags, rest: named } = takeTags(draft.details ?? []);
    if (named.some(([name]) => name === 'Tags')) this.lose('labels');
    const details = [...named];
    const whole = cleanText(draft.title.replace(/\s*\n\s*/g, ' ')).trim();
    const rest = whole.length > title.length ? whole.slice(title.length).trim() : '';
    if (rest !== '') this.lose('truncated');
    const due = this.dueOf(draft, details);
    const minutes = Math.round(draft.duration ?? 0);
    if (minutes > DURATION_MAX) {
      this.lose('duration');
      details.push(['Minutes', String(minutes)]);
    }
    const isBefore = due && draft.reminder && isInstant(draft.reminder) && draft.reminder <= due.at;
    const reminder = isBefore ? (draft.reminder ?? null) : null;
    if (draft.reminder && !reminder) this.lose('reminder');
    if (draft.repeat && !due) this.lose('repeat');
    if (due?.isWall) this.asks.zone += 1;
    const lines = details.map(([name, value]) => `${name}: ${value}`);
    const text = cleanText([rest, draft.text?.trim() ?? '', ...lines].filter(Boolean).join('\n'));
    this.rows.push({
      ...draft,
      key: this.ownKey(this.scope + draft.key),
      project: draft.project ?? null,
      parent: draft.parent ? this.scope + draft.parent : null,
      title,
      description: this.fitting(text) || null,
      completed: draft.completed ?? false,
      deleted: draft.deleted ?? false,
      closedAt: draft.closedAt && isInstant(draft.closedAt) ? draft.closedAt : null,
      priority: draft.priority ?? 'medium',
      due,
      duration: minutes >= 1 ? Math.min(minutes, DURATION_MAX) : null,
      reminder,
      repeat: due ? (draft.repeat ?? null) : null,
      focused: draft.focused ?? false,
      tags,
    });
    return true;
  }

  /** What the file would bring. */
  *plan(
    { app, missing }: Pick<ImportPlan, 'app' | 'missing'>,
    kind: string,
    baseDay: DayKey,
  ): Slices<ImportPlan> {
    const counts = new Map<string, number>();
    const once = (name: string): string => {
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name}\u0000${count}`;
    };
    const titles = new Map(this.rows.map(({ key, title }) => [key, title]));
    const projectNames = new Map([...this.projects].map(([key, { title }]) => [key, title]));
    const placed = yield* placeFamilies(this.rows, this.lose);
    const tasks: PlannedTask[] = [];
    for (const { row, parent, project } of placed) {
      yield;
      const path = [
        projectNames.get(project ?? '') ?? '',
        titles.get(parent ?? '') ?? '',
        row.title,
      ];
      const { line, text, details, ref, ...rest } = row;
      void [line, text, details];
      tasks.push({
        ...rest,
        parent,
        project,
        ref: once(ref ? `id:${ref}` : path.join('\u0001')),
      });
    }
    const lost = [...this.lost].map(([what, count]) => ({ what, count }));
    const found = tasks.length + this.projects.size + this.tools.size;
    if (found + this.skipped.length + this.asks.events + this.asks.moods.length === 0) {
      throw new ImportRefusal('nothing-found');
    }
    return {
      app,
      kind,
      missing,
      projects: [...this.projects.values()],
      tasks,
      lost,
      skipped: this.skipped,
      ...this.tools.found,
      asks: { ...this.asks, baseDay: this.lost.get('date-guessed') ?? 0 },
      baseDay,
      table: this.table,
      rawHead: this.rawHead,
      guessedEncoding: false,
    };
  }

  /** A text as the database takes it; what is too much is told. */
  private fitting(text: string): string {
    if (text.length > DESCRIPTION_MAX) this.lose('truncated');
    return cutText(text, DESCRIPTION_MAX);
  }

  private ownKey(wanted: string): string {
    let key = wanted;
    for (let count = 2; this.keys.has(key); count += 1) key = `${wanted}\u0000${count}`;
    this.keys.add(key);
    return key;
  }

  private dueOf({ due, reminder }: Draft, details: (readonly [string, string])[]): Due | null {
    if (!due && reminder && isInstant(reminder)) {
      // A reminder hangs on a due date.
      this.lose('reminder-as-due');
      return { at: reminder, hasTime: true };
    }
    if (!due || isInstant(due.at)) return due ?? null;
    this.lose('date-out-of-range');
    if (Math.abs(due.at) < 8.64e15) details.push(['Due', new Date(due.at).toISOString()]);
    return null;
  }
}
