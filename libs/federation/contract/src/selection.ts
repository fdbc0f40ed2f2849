/** A task of the list whose settings lie open over it: where a reminder leads. */
interface OpenTask {
  readonly taskId?: string;
}

/** A part of the trash that has a place of its own. */
export type TrashPart = 'completed' | 'deleted';

/** What the dashboard shows: exactly one of these, beside an optional search text (spec §2, Dashboard). */
export type Selection =
  | ({ readonly kind: 'all' } & OpenTask)
  | ({ readonly kind: 'project'; readonly projectId: string } & OpenTask)
  | ({ readonly kind: 'trash'; readonly at?: TrashPart | undefined } & OpenTask)
  | {
      readonly kind: 'tool';
      readonly toolId: string;
      /** A place inside the tool, in the tool's own words: `?tool=dashboard&at=high`. */
      readonly at?: string;
    };
