import type { Priority, RepeatPattern } from '@plainday/domain-tasks';
import type { DayKey } from '@plainday/domain-calendar';

/** Which of two numbers is the day where a date has both orders: `02/03/2027`. */
export type DateOrder = 'day-first' | 'month-first';

/** What a file cannot say of itself. */
export interface ImportContext {
  readonly timeZone: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The day of the file, from which `tomorrow` counts. */
  readonly baseDay: DayKey;
  /** The answer to the question, where one was asked. */
  readonly dateOrder?: DateOrder;
}

/** How a task comes back. */
export interface Repeat {
  readonly pattern: RepeatPattern;
  readonly interval: number;
  /** Epoch milliseconds. */
  readonly until?: number;
}

/** A due date as a file says it: a day, or a day and a time. */
export interface Due {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly hasTime: boolean;
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
}

/** Text that is no task. */
export interface PlannedNote {
  readonly title: string;
  readonly text: string;
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
}

/** Dates that can be read in two ways. */
export interface DateQuestion {
  readonly example: string;
  readonly count: number;
}

/** What a file would bring. */
export interface ImportPlan {
  /** Part of the identity of what comes in. */
  readonly app: string;
  /** What the file is, in words. */
  readonly kind: string;
  /** What files of this kind never hold. */
  readonly missing: string | null;
  readonly projects: readonly PlannedProject[];
  readonly tasks: readonly PlannedTask[];
  readonly notes: readonly PlannedNote[];
  readonly lost: readonly Lost[];
  readonly skipped: readonly Skipped[];
  readonly question: DateQuestion | null;
  /** Set where the letters of the file had to be guessed. */
  readonly guessedEncoding: boolean;
}

/** A file that cannot be read, and why. */
export class ImportRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'ImportRefusal';
    this.code = code;
  }
}

/** Work that stops often enough for the page to answer. */
export type Slices<Result> = Generator<undefined, Result>;
