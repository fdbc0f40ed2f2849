import type { DayKey } from '@plainday/domain-calendar';
import type { Task } from '../model/task.schema';
import type { TimeOfDay } from '../dates/due.logic';

/** The columns a repetition is made of. */
export type RepeatingTask = Pick<
  Task,
  'due_date' | 'reminder_time' | 'repeat_pattern' | 'repeat_interval' | 'repeat_until'
> & {
  /** The day of a series without a time of day (decisions 89). */
  readonly due_day?: string | null;
  /** An RRULE of RFC 5545; null where pattern and interval say all (decisions 90). */
  readonly repeat_rule?: string | null;
  /** From where the next date is counted; null is the due date. */
  readonly repeat_from?: RepeatFrom | null;
  /** Occurrences still to come, this one counted; null for no such end. */
  readonly repeat_left?: number | null;
};

/** A repetition counts from the due date, or from the day on which the task is done. */
export type RepeatFrom = 'due' | 'completion';

/** The columns of the next row, and the anchor day to hand on to the one after it. */
export interface Occurrence {
  /** ISO instant. */
  readonly due_date: string;
  /** The day, where the series has no time of day (decisions 89). */
  readonly due_day: DayKey | null;
  /** ISO instant; as far before the due date as it was. */
  readonly reminder_time: string | null;
  /** 1–31: the day of the month the series aims at where months are too short (decisions 19). */
  readonly anchorDay: number;
  /** `HH:mm`: the time of day that the series aims at, also where a clock change skips it. */
  readonly anchorTime: string;
}

/** What the computation needs from outside. */
export interface RecurrenceOptions {
  /**
   * Anchor day of the series, as the occurrence before returned it. The due date's own day counts when it is left
   * out, or when the due date has been moved since and no longer fits it.
   */
  readonly anchorDay?: number | null;
  /**
   * `HH:mm`, time of day of the series, as the occurrence before had it. It counts where the due date is that time,
   * moved by a clock change that skipped it.
   */
  readonly anchorTime?: string | null | undefined;
  /** Time of day of a task without a due date; 17:00 when left out (decisions 28). */
  readonly preferredTime?: TimeOfDay;
  /** Minutes after midnight at which a day of the person begins; midnight when left out (decision 96). */
  readonly dayStartMinutes?: number;
  /** IANA name; the zone of this device when left out. */
  readonly timeZone?: string;
}
