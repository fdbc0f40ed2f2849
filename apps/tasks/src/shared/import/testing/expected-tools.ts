/** A session of a sample; moments on a clock on the wall. */
export interface ExpectedSession {
  readonly task_name: string;
  readonly anyName?: boolean;
  readonly project: string | null;
  readonly start: string;
  readonly end: string;
  readonly seconds: number;
  readonly secondsAnyOf?: readonly number[];
  readonly mustKeep?: readonly string[];
}

/** A note or an entry of a sample. */
export interface ExpectedNote {
  readonly target?: 'quickNotes' | 'knowledgeBase';
  readonly title?: string;
  readonly tags?: readonly string[];
  readonly tagsInclude?: readonly string[];
  readonly mustKeep: readonly string[];
  readonly mustNotKeep?: readonly string[];
  readonly createdAt?: string;
  readonly updatedAt?: string;
  readonly pinned?: boolean;
}

/** A habit of a sample. */
export interface ExpectedHabit {
  readonly title: string;
  readonly titleAnyOf?: readonly string[];
  readonly days: readonly string[];
  readonly frozen?: readonly string[];
  readonly descriptionMustKeep?: readonly string[];
}

/** A node of a map of a sample; parents by their texts. */
export interface ExpectedNode {
  readonly text: string | null;
  readonly textAnyOf?: readonly string[];
  readonly parent: string | null;
  readonly parentAnyOf?: readonly string[];
  readonly parentStartsWith?: string;
  readonly mustKeep?: readonly string[];
}

/** A map of a sample. */
export interface ExpectedMap {
  readonly title: string;
  readonly nodes: readonly ExpectedNode[];
  readonly links?: readonly (readonly [string, string])[];
}

/** A mood of a sample. */
export interface ExpectedMood {
  readonly at: string;
  readonly mood: number | null;
  readonly moodMustBeAsked?: string;
  readonly mustKeep?: readonly string[];
}

/** What a sample says other tools get. */
export interface ExpectedForTools {
  readonly sessions?: readonly ExpectedSession[];
  readonly notes?: readonly ExpectedNote[];
  readonly habits?: readonly ExpectedHabit[];
  readonly maps?: readonly ExpectedMap[];
  readonly moods?: readonly ExpectedMood[];
}
