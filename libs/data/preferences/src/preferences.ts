/** What a person chose on this device. */
export interface Preferences {
  /** Minutes after midnight at which a new day begins: 'today' lasts until then. */
  readonly dayStartMinutes: number;
  /** Minutes after midnight of a due date chosen without a time (decisions 28). */
  readonly dueTimeMinutes: number;
  /** A date chosen without a time gets that time; else it is a day without one (decisions 89). */
  readonly newDatesTimed: boolean;
  /** The choice between the two has been offered. */
  readonly newDatesAsked: boolean;
  /** Minutes after midnight at which a task that is due on a day reminds, unless another time is chosen. */
  readonly dayReminderMinutes: number;
  /** Cards say `Tomorrow` instead of `Nov 22`. */
  readonly datesInWords: boolean;
  /** Reminders may show themselves. */
  readonly notifications: boolean;
  /** Keys without Ctrl, Cmd or Alt act (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** The add bar reads dates, projects and priorities out of the text. */
  readonly readTitles: boolean;
  /** Messages stay until they are closed (WCAG 2.2.1). */
  readonly messagesStay: boolean;
  /** Ids of tools that the sidebar leaves out; they are not downloaded either. */
  readonly hiddenTools: readonly string[];
  /** Ids of the tools that the sidebar lists, in their order; the others are folded. Null: all of them, until somebody chooses. */
  readonly pinnedTools: readonly string[] | null;
  /** Minutes somebody wants to plan on Monday … Sunday. */
  readonly capacity: readonly number[];
}

/** Six hours: a working day without its meetings and breaks. */
const CAPACITY_MINUTES = 360;

/** What holds until somebody chooses. */
export const DEFAULT_PREFERENCES: Preferences = {
  dayStartMinutes: 0,
  dueTimeMinutes: 17 * 60,
  newDatesTimed: true,
  newDatesAsked: false,
  dayReminderMinutes: 9 * 60,
  datesInWords: false,
  notifications: true,
  singleKeys: true,
  readTitles: true,
  messagesStay: false,
  hiddenTools: [],
  pinnedTools: null,
  capacity: Array<number>(7).fill(CAPACITY_MINUTES),
};

const DAY_MINUTES = 24 * 60;

function minutesOr(fallback: number, value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < DAY_MINUTES
    ? value
    : fallback;
}

function flagOr(fallback: boolean, value: unknown): boolean {
  return typeof value === 'boolean' ? value : fallback;
}

function textsOr<Fallback>(fallback: Fallback, value: unknown): readonly string[] | Fallback {
  return Array.isArray(value)
    ? value.filter((each): each is string => typeof each === 'string')
    : fallback;
}

type Stored = Readonly<Record<string, unknown>>;

function fieldsOf(text: string | null): Stored {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Stored)
      : {};
  } catch {
    return {};
  }
}

/** What a newer version of the app has stored beside: it is written back as it was. */
export function unknownFields(text: string | null): Stored {
  const entries = Object.entries(fieldsOf(text));
  return Object.fromEntries(entries.filter(([name]) => !Object.hasOwn(DEFAULT_PREFERENCES, name)));
}

/**
 * Stored text → preferences. What is broken or unknown falls back to its default, field by field. Written by hand,
 * because it runs before the first paint.
 */
export function parsePreferences(text: string | null): Preferences {
  const fields = fieldsOf(text) as Record<keyof Preferences, unknown>;
  const capacity = Array.isArray(fields.capacity) ? fields.capacity : [];
  return {
    dayStartMinutes: minutesOr(DEFAULT_PREFERENCES.dayStartMinutes, fields.dayStartMinutes),
    dueTimeMinutes: minutesOr(DEFAULT_PREFERENCES.dueTimeMinutes, fields.dueTimeMinutes),
    newDatesTimed: flagOr(DEFAULT_PREFERENCES.newDatesTimed, fields.newDatesTimed),
    newDatesAsked: flagOr(DEFAULT_PREFERENCES.newDatesAsked, fields.newDatesAsked),
    dayReminderMinutes: minutesOr(
      DEFAULT_PREFERENCES.dayReminderMinutes,
      fields.dayReminderMinutes,
    ),
    datesInWords: flagOr(DEFAULT_PREFERENCES.datesInWords, fields.datesInWords),
    notifications: flagOr(DEFAULT_PREFERENCES.notifications, fields.notifications),
    singleKeys: flagOr(DEFAULT_PREFERENCES.singleKeys, fields.singleKeys),
    readTitles: flagOr(DEFAULT_PREFERENCES.readTitles, fields.readTitles),
    messagesStay: flagOr(DEFAULT_PREFERENCES.messagesStay, fields.messagesStay),
    hiddenTools: textsOr(DEFAULT_PREFERENCES.hiddenTools, fields.hiddenTools),
    pinnedTools: textsOr(null, fields.pinnedTools),
    capacity: DEFAULT_PREFERENCES.capacity.map((usual, day) => minutesOr(usual, capacity[day])),
  };
}
