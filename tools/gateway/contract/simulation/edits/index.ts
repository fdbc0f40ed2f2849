import { LIST_NAMES, type ListName } from '../device';
import { COPY_EDITS } from './copy-edits';
import { MANY_EDITS } from './many-edits';
import { PROJECT_EDITS, sortedProjects } from './project-edits';
import { ROW_EDITS } from './row-edits';
import type { Edit } from './scene';
import { addedTask, movedTask, TASK_EDITS } from './task-edits';

const WORK = [...TASK_EDITS, ...MANY_EDITS, ...PROJECT_EDITS, ...COPY_EDITS];

const MOVES = [movedTask, movedTask, movedTask, sortedProjects];

interface HabitOfWork {
  readonly edits: readonly Edit[];
  /** What puts things elsewhere: half of what is done. */
  readonly moves?: readonly Edit[];
  /** Where they show. */
  readonly lists: readonly ListName[];
}

/** What people do, as often as it stands here: many things, or the same few again and again. */
export const HABITS_OF_WORK: readonly HabitOfWork[] = [
  { edits: [...WORK, ...ROW_EDITS], moves: MOVES, lists: LIST_NAMES },
  { edits: WORK, moves: MOVES, lists: ['tasks', 'trash', 'projects'] },
  {
    edits: ROW_EDITS,
    lists: ['ideas', 'habits', 'habit_completions', 'time_sessions', 'learning_progress'],
  },
];
export { addedTask };
export { siblings } from './task-edits';
