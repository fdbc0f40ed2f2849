import type { Task } from './task.schema';

/** The columns that together say how a task comes back. */
export type RepeatFields = Pick<
  Task,
  | 'repeat_pattern'
  | 'repeat_interval'
  | 'repeat_until'
  | 'repeat_rule'
  | 'repeat_from'
  | 'repeat_left'
>;

/** A task that does not come back. */
export const NO_REPEAT: RepeatFields = {
  repeat_pattern: null,
  repeat_interval: null,
  repeat_until: null,
  repeat_rule: null,
  repeat_from: null,
  repeat_left: null,
};

/** How a task comes back, of all that is known of it; without a pattern the rest says nothing. */
export function repeatFieldsOf(fields: RepeatFields): RepeatFields {
  if (fields.repeat_pattern === null) return NO_REPEAT;
  const { repeat_pattern, repeat_until, repeat_rule, repeat_from, repeat_left } = fields;
  const repeat_interval = fields.repeat_interval ?? 1;
  return { repeat_pattern, repeat_interval, repeat_until, repeat_rule, repeat_from, repeat_left };
}
