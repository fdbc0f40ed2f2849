import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatFields } from '../model/repeat-fields';
import type { Task } from '../model/task.schema';
import type { TimeOfDay } from '../dates/due.logic';
import type { Due } from '../dates/when-due.logic';

/** What of a task its dates are computed from. */
export type RepeatingTask = RepeatFields & Due & Pick<Task, 'reminder_time'>;

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
