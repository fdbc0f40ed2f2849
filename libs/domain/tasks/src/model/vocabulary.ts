/** Priorities in falling order (spec §3). */
export const PRIORITIES = ['high', 'medium', 'low'] as const;
/** How a task may come back (spec §3). */
export const REPEAT_PATTERNS = ['daily', 'weekly', 'monthly', 'yearly'] as const;
/** Where the next date of a repetition counts from: the due date, or the day it was done (decisions 90). */
export const REPEAT_FROM = ['due', 'completion'] as const;

/** The ten colours a project or habit may have; the first is the default (spec §9, Display). */
export const PALETTE = [
  '#3B82F6',
  '#10B981',
  '#F59E0B',
  '#EF4444',
  '#8B5CF6',
  '#EC4899',
  '#06B6D4',
  '#84CC16',
  '#F97316',
  '#64748B',
] as const;

/** Names of the palette, for people who do not see the colours. Same order as {@link PALETTE}. */
export const PALETTE_NAMES = [
  'Blue',
  'Green',
  'Amber',
  'Red',
  'Violet',
  'Pink',
  'Cyan',
  'Lime',
  'Orange',
  'Slate',
] as const;
