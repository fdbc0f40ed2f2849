import * as z from 'zod/mini';

/** What can be shown on a day, in the order of the switches. */
export const LAYERS = ['tasks', 'repeats', 'tracked', 'habits', 'calendars'] as const;
export const MODES = ['daily', 'weekly', 'monthly'] as const;

/** How the calendar was left on this device. */
export const calendarSchema = z.object({
  /** Null until somebody chooses: phones then show a day, other screens a month. */
  mode: z.nullable(z.enum(MODES)),
  /** Layers that are switched off. */
  off: z.array(z.enum(LAYERS)),
});

export type Layer = (typeof LAYERS)[number];
export type CalendarMode = (typeof MODES)[number];
