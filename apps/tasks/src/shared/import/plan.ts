import type { Priority, RepeatPattern } from '@plainday/domain-tasks';
import type { DayKey } from '@plainday/domain-calendar';
import type { PlannedForTools } from './plan-tools';

/** Which of two numbers is the day where a date has both orders: `02/03/2027`. */
export type DateOrder = 'day-first' | 'month-first';

/** What a file cannot say of itself. */
export interface ImportContext {
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The day of the file, from which `tomorrow` counts. */
  readonly baseDay: DayKey;
  /** Answers to what was asked. */
  readonly answers?: Answers;
}

/** What a column of any table can hold. */
export type Column =
  | 'title'
  | 'due'
  | 'dueTime'
  | 'done'
  | 'priority'
  | 'project'
  | 'text'
  | 'labels'
  | 'repeat'
  | 'parent'
  | 'id'
  | 'section'
  | 'start'
  | 'share'
  | 'closed'
  | 'reminderDay'
  | 'reminderTime'
  | 'minutes'
  | 'hours'
  | 'ignored';

/** What the person says of a file. */
export interface Answers {
  readonly dateOrder?: DateOrder;
  readonly timeZone?: string;
  readonly baseDay?: DayKey;
  /** Events of a calendar come as tasks. */
  readonly events?: boolean;
  /** The step of each mood by its name: 1 lowest, 5 highest. */
  readonly moods?: ReadonlyMap<string, number>;
  /** What each column of a table holds, by its number from 0. */
  readonly columns?: ReadonlyMap<number, Column>;
  /** Of which app the files of an archive come. */
  readonly app?: string;
}

/** How a task comes back. */
export interface Repeat {
  readonly pattern: RepeatPattern;
  readonly interval: number;
  /** An RRULE, where these two do not say all. */
  readonly rule?: string;
  /** Epoch milliseconds. */
  readonly until?: number;
  /** So often more, this one counted. */
  readonly left?: number;
  /** The next date counts from the day on which it is done. */
  readonly isFromCompletion?: boolean;
}

/** A due date as a file says it: a day, or a day and a time. */
export interface Due {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly hasTime: boolean;
  /** The day, where the file says nothing else; `at` is its last second then. */
  readonly day?: DayKey;
  /** Set where the file says no zone, so that the one of the person was taken. */
  readonly isWall?: boolean;
}

/** A project that would come in. */
export interface PlannedProject {
  readonly key: string;
  readonly title: string;
  readonly description: string | null;
}

/** A task that would come in. Instants are epoch milliseconds. */
export interface PlannedTask {
  readonly key: string;
  /** What tells it from every other task of its source, in every export. */
  readonly ref: string;
  readonly project: string | null;
  readonly parent: string | null;
  readonly title: string;
  readonly description: string | null;
  readonly completed: boolean;
  readonly deleted: boolean;
  /** When it was completed or thrown away, where the file says so. */
  readonly closedAt: number | null;
  readonly priority: Priority;
  readonly due: Due | null;
  readonly duration: number | null;
  readonly reminder: number | null;
  readonly repeat: Repeat | null;
  readonly focused: boolean;
  readonly tags: string[] | null;
}

/** What has no place here, and how often. */
export interface Lost {
  readonly what: string;
  readonly count: number;
}

/** A row that cannot come in. */
export interface Skipped {
  readonly what: string;
  /** Its row or line in the file, from 1. */
  readonly line: number | null;
  readonly text: string;
  /** As it stands in the file, where that is a row or a line. */
  readonly raw: string | null;
}

/** The columns of a table that nobody knows beforehand. */
export interface TableColumns {
  readonly names: readonly string[];
  /** What each holds, by its number from 0; the others stay as text. */
  readonly columns: ReadonlyMap<number, Column>;
  /** A cell of each, as an example. */
  readonly first: readonly string[];
  /** Set where no head was recognised. */
  readonly isGuessed: boolean;
  /** The column of a time that is one of the day, or how long something takes; -1 for none. */
  readonly unsure: number;
}

/** Dates that can be read in two ways. */
export interface DateQuestion {
  readonly example: string;
  readonly count: number;
}

/** A file as a reader sees it. */
export interface Source {
  /** Line ends are all `\n`. */
  readonly text: string;
  readonly file: string;
  /** Its value where it is JSON, else null. */
  readonly json: unknown;
}

/** What a file leaves open. */
export interface Questions {
  readonly order: DateQuestion | null;
  /** So many dates count from the day of the file. */
  readonly baseDay: number;
  /** So many times have no zone. */
  readonly zone: number;
  /** So many events of a calendar could come as tasks. */
  readonly events: number;
  /** Names of moods that say no step. */
  readonly moods: readonly string[];
  /** Of an archive that holds files of several apps: all of them, of which one comes at a time. */
  readonly kinds: readonly { readonly app: string; readonly kind: string }[];
}

/** What a file would bring. */
export interface ImportPlan extends PlannedForTools {
  /** Part of the identity of what comes in. */
  readonly app: string;
  /** What the file is, in words. */
  readonly kind: string;
  /** What files of this kind never hold. */
  readonly missing: string | null;
  readonly projects: readonly PlannedProject[];
  readonly tasks: readonly PlannedTask[];
  readonly lost: readonly Lost[];
  readonly skipped: readonly Skipped[];
  readonly asks: Questions;
  /** The day from which dates count that name none. */
  readonly baseDay: DayKey;
  readonly table: TableColumns | null;
  /** The head of the rows as it stands in the file. */
  readonly rawHead: string | null;
  /** Set where the letters of the file had to be guessed. */
  readonly guessedEncoding: boolean;
}

/** What a file is, in words. */
export type Kind = Pick<ImportPlan, 'app' | 'kind' | 'missing'>;

/** A file that cannot be read, and why. */
export class ImportRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'ImportRefusal';
    this.code = code;
  }
}
