import type { DayKey } from '@plainday/domain-calendar';

/** Instants are epoch milliseconds; `ref` tells a thing from every other of its source, in every export. */
interface Planned {
  readonly ref: string;
  readonly title: string;
}

/** A text for Quick Notes. */
export interface PlannedNote extends Planned {
  readonly text: string;
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  readonly pinned: boolean;
}

/** An entry of the Knowledge Base, in Markdown. */
export interface PlannedEntry extends Planned {
  readonly text: string;
  readonly tags: readonly string[];
  readonly createdAt: number | null;
  readonly updatedAt: number | null;
  /** Where it lay, without its ending: links lead there. */
  readonly path: string | null;
  /** Lines of front matter that mean nothing here, as they were written. */
  readonly extra: string | null;
}

/** A habit, with the days on which it was done or given a rest. */
export interface PlannedHabit extends Planned {
  readonly text: string;
  readonly days: readonly DayKey[];
  readonly frozen: readonly DayKey[];
}

/** A stretch of time that was tracked. */
export interface PlannedSession extends Planned {
  readonly project: string | null;
  readonly start: number;
  readonly end: number;
  readonly seconds: number;
  readonly text: string;
}

/** A node of a map; those without a parent are its roots. */
export interface PlannedNode {
  readonly key: string;
  readonly parent: string | null;
  readonly text: string;
}

/** A mind map. */
export interface PlannedMap extends Planned {
  readonly nodes: readonly PlannedNode[];
  /** Connections beside those to parents. */
  readonly links: readonly (readonly [from: string, to: string])[];
}

/** How somebody felt; 1 lowest, 5 highest. */
export interface PlannedMood extends Planned {
  readonly at: number;
  readonly mood: number;
  /** 1 lowest, 5 highest, where it is said. */
  readonly energy?: number | undefined;
  readonly text: string;
}

/** What a file brings for other tools than the list of tasks. */
export interface PlannedForTools {
  readonly notes: readonly PlannedNote[];
  readonly entries: readonly PlannedEntry[];
  readonly habits: readonly PlannedHabit[];
  readonly sessions: readonly PlannedSession[];
  readonly maps: readonly PlannedMap[];
  readonly moods: readonly PlannedMood[];
}
