import type { ExpectedForTools } from './expected-tools';

/** What a sample says a right import yields. Absent keys of a task have the defaults of a new one. */
export interface ExpectedTask {
  readonly key: string;
  readonly title?: string;
  readonly titleAnyOf?: readonly string[];
  readonly titleStartsWith?: string;
  readonly titleMaxLength?: number;
  readonly project?: string;
  readonly parent?: string;
  readonly due?: string;
  readonly dueAnyOf?: readonly string[];
  readonly hasTime?: boolean;
  readonly dueMayBeMissing?: boolean;
  readonly priority?: string;
  readonly priorityAnyOf?: readonly string[];
  readonly duration?: number;
  readonly durationMayBeMissing?: boolean;
  readonly reminder?: string;
  readonly repeat?: {
    readonly pattern: string;
    readonly interval: number;
    readonly rule?: string;
    readonly from?: 'completion';
    readonly left?: number;
    readonly until?: string;
  } | null;
  readonly repeatAnyOf?: readonly ({
    readonly pattern: string;
    readonly interval: number;
  } | null)[];
  readonly completed?: boolean;
  readonly completedAt?: string;
  readonly deleted?: boolean;
  readonly focused?: boolean;
  readonly focusedAnyOf?: readonly boolean[];
  readonly description?: string;
  readonly mustKeep?: readonly string[];
  readonly tags?: readonly string[];
  readonly mayBeSkipped?: boolean;
  readonly ref?: string;
}

/** A project of a sample. */
export interface ExpectedProject {
  readonly key: string;
  readonly title: string | null;
  readonly mayBeTitled?: readonly string[];
  readonly titleMustInclude?: readonly string[];
  readonly mayBeNoProject?: boolean;
}

interface Counted {
  readonly what: string;
  readonly count: number;
}

/** The file beside a sample. */
export interface Expected extends ExpectedForTools {
  readonly file: string;
  readonly error?: string;
  readonly context: {
    readonly timeZone: string;
    readonly now: string;
    readonly baseDay: string;
    readonly options?: { readonly events?: boolean };
  };
  readonly mustNotKeep?: readonly string[];
  readonly projects?: readonly ExpectedProject[];
  readonly projectsAnyTitle?: boolean;
  readonly tasks?: readonly ExpectedTask[];
  readonly lost: readonly Counted[];
  readonly skipped: readonly Counted[];
}
