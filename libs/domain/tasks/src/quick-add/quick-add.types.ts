import type { DayKey } from '@plainday/domain-calendar';
import type { RepeatFields } from '../model/repeat-fields';
import type { Priority } from '../model/task.schema';
import type { TimeOfDay } from '../dates/due.logic';
import type { Due } from '../dates/when-due.logic';

/** What a piece of the text was understood as. */
export type TokenKind = 'due' | 'duration' | 'priority' | 'project' | 'reminder' | 'repeat' | 'tag';

/** A piece of the text that was understood, to be shown as a chip (conventions, Natural-language entry). */
export interface QuickAddToken {
  readonly kind: TokenKind;
  /** Range in the text as typed, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The piece as typed. Put into `ignore`, it stays text. */
  readonly text: string;
  /** What it stands for: `Nov 22, 17:00`, `High`, `Every 2 weeks`. */
  readonly label: string;
}

/** What the parser needs from outside. */
export interface QuickAddOptions {
  readonly now: Date;
  /** Time of day of a due date named without one; 17:00 when left out (decisions 28), null for a day (decisions 89). */
  readonly preferredTime?: TimeOfDay | null;
  /** Minutes after midnight at which a new day begins: until then it is still the day before. Midnight when left out. */
  readonly dayStartMinutes?: number;
  readonly projects: readonly { readonly id: string; readonly title: string }[];
  /** Texts of the tokens a person has unlinked, in any case. They stay in the title, wherever they stand. */
  readonly ignore?: readonly string[];
  /** Kinds that were chosen by hand: words of them stay text, because the choice comes first. */
  readonly chosen?: readonly TokenKind[];
  /** Texts that a person has said to be meant, where they could be a name or a length as well; true for all of them. */
  readonly accept?: readonly string[] | true;
  /** The day a time without a day belongs to, and a repetition without days of its own; today when left out. */
  readonly day?: DayKey | undefined;
  /** When the task is due where that is chosen, or the text does not say: a reminder in the text counts from it. */
  readonly due?: Due;
  /** Minutes after midnight at which a day without a time reminds; 09:00 when left out (decisions 89). */
  readonly dayReminderMinutes?: number;
  /** IANA name; the zone of this device when left out. */
  readonly timeZone?: string;
}

/** A task as it was understood. */
export interface QuickAddResult {
  readonly title: string;
  /** ISO instant. */
  readonly due_date: string | null;
  /** The day, where no time was named and none is preferred. */
  readonly due_day: DayKey | null;
  /** Minutes. */
  readonly duration: number | null;
  /** Null when the text names none. */
  readonly priority: Priority | null;
  readonly project_id: string | null;
  /** Each once, in the order of the text; null when the text names none. */
  readonly tags: string[] | null;
  /** The columns of a repetition; the end of one is the last minute of its last day. */
  readonly repeat: RepeatFields | null;
  /** ISO instant; null where nothing is due, or where the text does not say so. */
  readonly reminder_time: string | null;
  /** A repetition in the text that tasks cannot have (`every hour`), as typed; it gets no date. */
  readonly unable: string | null;
  /** In the order of the text. */
  readonly tokens: readonly QuickAddToken[];
}
