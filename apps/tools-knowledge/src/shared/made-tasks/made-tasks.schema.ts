import * as z from 'zod/mini';

/** What became a task: the id of the task, the item that the line belongs to, and the line as it stands. */
const madeTaskSchema = z.object({ id: z.string(), owner: z.string(), text: z.string() });

export const madeTasksSchema = z.object({ made: z.array(madeTaskSchema) });

export type MadeTask = z.infer<typeof madeTaskSchema>;
export type MadeTasks = z.infer<typeof madeTasksSchema>;
