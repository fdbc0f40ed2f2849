/** Milliseconds of a second. */
export const SECOND_MS = 1000;

/** Milliseconds of a minute. */
export const MINUTE_MS = 60_000;

/** Milliseconds of an hour. */
export const HOUR_MS = 3_600_000;

/** Milliseconds of a day of 24 hours; days of the calendar may be longer or shorter: use domain-calendar for those. */
export const DAY_MS = 86_400_000;
