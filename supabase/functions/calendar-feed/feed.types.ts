/** A task as the feed may see it: nothing else of it leaves the house. */
export interface FeedTask {
  readonly id: string;
  readonly title: string;
  /** Title of its project. */
  readonly project: string | null;
  /** ISO instant. */
  readonly due_date: string;
  /** `yyyy-MM-dd`, of a task that is due on a day without a time. */
  readonly due_day: string | null;
  /** Minutes. */
  readonly duration: number | null;
  readonly rev: number;
  readonly updated_at: string;
  readonly series_id: string | null;
  readonly repeat_pattern: 'daily' | 'weekly' | 'monthly' | 'yearly' | null;
  readonly repeat_interval: number | null;
  readonly repeat_until: string | null;
  readonly repeat_rule: string | null;
  readonly repeat_from: 'due' | 'completion' | null;
  readonly repeat_left: number | null;
  readonly repeat_anchor_day: number | null;
}

/** What the database answers for an address (`read_calendar_feed`). */
export type Feed =
  | { readonly state: 'unknown' }
  | { readonly state: 'ended' }
  | { readonly state: 'open'; readonly zone: string; readonly tasks: readonly FeedTask[] };

/** Calendars show events; apps for tasks read to-dos. Both in one feed would show twice. */
export type FeedKind = 'vevent' | 'vtodo';
