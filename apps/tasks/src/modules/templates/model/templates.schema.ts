import * as z from 'zod/mini';
import { PRIORITIES, REPEAT_PATTERNS } from '@plainday/domain-tasks';

/** Category of a template that names none (spec §3). */
export const DEFAULT_CATEGORY = 'General';
/** Longest category in UTF-16 units. */
export const CATEGORY_MAX = 60;
/** Most tasks in a template: applying stays one request of a size that the gateway takes. */
export const TASKS_MAX = 200;
/** Furthest due date from the first day, in days. */
export const DAYS_MAX = 3650;

/** When a task is due, counted from the first day of an application. */
const relativeDueSchema = z.object({
  /** Whole days; negative before the first day. */
  days: z.number().check(z.int(), z.minimum(-DAYS_MAX), z.maximum(DAYS_MAX)),
  /** `HH:mm`; null for the preferred due time. */
  time: z.catch(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), null),
  /** A day without a time, whatever new dates are (decisions 89). */
  isDay: z.catch(z.optional(z.literal(true)), undefined),
});

/** How a task comes back, in the columns of a task. */
const repeatSchema = z.object({
  repeat_pattern: z.enum(REPEAT_PATTERNS),
  repeat_interval: z.nullable(z.number()),
  repeat_rule: z.nullable(z.string()),
  repeat_from: z.nullable(z.enum(['due', 'completion'])),
  repeat_left: z.nullable(z.number()),
});

const templateTaskSchema = z.object({
  title: z.string(),
  description: z.catch(z.string(), ''),
  priority: z.catch(z.enum(PRIORITIES), 'medium'),
  due: z.catch(z.nullable(relativeDueSchema), null),
  /** Belongs to the nearest task before it that is none. */
  subtask: z.catch(z.boolean(), false),
  tags: z.catch(z.optional(z.array(z.string())), undefined),
  repeat: z.catch(z.optional(repeatSchema), undefined),
  /** Minutes. */
  duration: z.catch(z.optional(z.number().check(z.minimum(1))), undefined),
  /** Minutes before it is due; of a day without a time before the end of it. */
  reminder: z.catch(z.optional(z.number().check(z.minimum(0))), undefined),
});

const templateSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.catch(z.string(), ''),
  category: z.catch(z.string(), DEFAULT_CATEGORY),
  tasks: z.array(templateTaskSchema),
});

/** All that the template manager keeps on this device. */
export const librarySchema = z.object({
  /** Templates of this person; one with the id of a built-in stands in its place. */
  own: z.array(templateSchema),
  /** Ids of built-in templates that were deleted. */
  hidden: z.catch(z.array(z.string()), []),
});

export type RelativeDue = z.infer<typeof relativeDueSchema>;
export type TemplateTask = z.infer<typeof templateTaskSchema>;
export type Template = z.infer<typeof templateSchema>;
export type Library = z.infer<typeof librarySchema>;

export const EMPTY_LIBRARY: Library = { own: [], hidden: [] };
