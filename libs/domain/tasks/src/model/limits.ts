/** Longest title in UTF-16 units (decisions 30). */
export const TITLE_MAX = 500;
/** Longest notes in UTF-16 units (spec §5). */
export const NOTES_MAX = 2000;
/** Longest description in UTF-16 units. */
export const DESCRIPTION_MAX = 2000;
/** What is put behind the title of a duplicate (spec §9). */
export const COPY_SUFFIX = ' (Copy)';
/** Minutes a task takes unless said otherwise (spec §9). */
export const DEFAULT_DURATION_MINUTES = 30;
/** Quick picks of the duration, in minutes (spec §9). */
export const DURATION_PICKS_MINUTES = [15, 30, 60, 120] as const;
/** Longest duration in minutes: a week. */
export const DURATION_MAX_MINUTES = 10_080;
/** Quick picks of the reminder, in minutes before due (spec §9). */
export const REMINDER_PICKS_MINUTES = [5, 15, 60, 1440] as const;
/** Minutes before due unless said otherwise (spec §9). */
export const DEFAULT_REMINDER_MINUTES = 15;
/** Largest repeat interval the database takes. */
export const REPEAT_INTERVAL_MAX = 999;
/** The most times a task can be said to come back. */
export const REPEAT_LEFT_MAX = 9999;
