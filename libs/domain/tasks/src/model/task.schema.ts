import * as z from 'zod/mini';
import { PRIORITIES, REPEAT_FROM, REPEAT_PATTERNS } from './vocabulary';

/** The row of table `tasks` as it travels: the spec's column names, instants as ISO text (spec §3). */
export const taskSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  title: z.string(),
  description: z.catch(z.nullable(z.string()), null),
  notes: z.catch(z.nullable(z.string()), null),
  completed: z.catch(z.boolean(), false),
  priority: z.catch(z.enum(PRIORITIES), 'medium'),
  due_date: z.catch(z.nullable(z.string()), null),
  /** `YYYY-MM-DD`: due on this day, not at a time; `due_date` is then the last instant of it (decisions 89). */
  due_day: z.catch(z.nullable(z.string()), null),
  /** Minutes. */
  duration: z.catch(z.nullable(z.number()), null),
  reminder_time: z.catch(z.nullable(z.string()), null),
  repeat_pattern: z.catch(z.nullable(z.enum(REPEAT_PATTERNS)), null),
  repeat_interval: z.catch(z.nullable(z.number()), null),
  repeat_until: z.catch(z.nullable(z.string()), null),
  /**
   * RRULE of RFC 5545 without DTSTART, COUNT and UNTIL; `repeat_pattern` and `repeat_interval` are then only the
   * nearest value (decisions 90). Null: these two say all.
   */
  repeat_rule: z.catch(z.nullable(z.string()), null),
  /** Where the next date counts from; null means from the due date. */
  repeat_from: z.catch(z.nullable(z.enum(REPEAT_FROM)), null),
  /** Occurrences still to come, this one counted; null when the number is not limited. */
  repeat_left: z.catch(z.nullable(z.number()), null),
  /** At most 30 words without spaces, none twice (decisions 91); null when there is none. */
  tags: z.catch(z.nullable(z.array(z.string())), null),
  project_id: z.catch(z.nullable(z.string()), null),
  parent_task_id: z.catch(z.nullable(z.string()), null),
  position: z.catch(z.number(), 0),
  /** Set once the task is in the trash. */
  deleted_at: z.catch(z.nullable(z.string()), null),
  focused: z.catch(z.boolean(), false),
  /** 1–31: the day of the month a series aims at; counts while `due_date` is `series_due` (decisions 19). */
  repeat_anchor_day: z.catch(z.nullable(z.number()), null),
  /** Shared by all occurrences of one repeating task; null before its first tick (decisions 18). */
  series_id: z.catch(z.nullable(z.string()), null),
  /** The due date this occurrence was born with. */
  series_due: z.catch(z.nullable(z.string()), null),
  created_at: z.string(),
  /** Grows by one with every change on the server. */
  rev: z.catch(z.number(), 0),
});

/** A task row (spec §3). */
export type Task = z.infer<typeof taskSchema>;
/** `high`, `medium` or `low`. */
export type Priority = Task['priority'];
/** `daily`, `weekly`, `monthly` or `yearly`. */
export type RepeatPattern = NonNullable<Task['repeat_pattern']>;

/** The fields a person can change. */
export type TaskChanges = Partial<
  Pick<
    Task,
    | 'title'
    | 'description'
    | 'notes'
    | 'completed'
    | 'priority'
    | 'due_date'
    | 'due_day'
    | 'duration'
    | 'reminder_time'
    | 'repeat_pattern'
    | 'repeat_interval'
    | 'repeat_until'
    | 'repeat_rule'
    | 'repeat_from'
    | 'repeat_left'
    | 'tags'
    | 'project_id'
    | 'parent_task_id'
    | 'position'
    | 'deleted_at'
    | 'focused'
  >
>;
