import { todayOf, type Present } from '@plainday/domain-calendar';
import { dayOfDue, type Project, type Task } from '@plainday/domain-tasks';

/** What becomes of tasks that are dropped on an entry of the sidebar. */
export type PlaceMove =
  | { readonly kind: 'trash' | 'today'; readonly said: string }
  | { readonly kind: 'project'; readonly projectId: string | null; readonly said: string };

interface Dropped {
  /** What the sidebar calls the entry: `today`, `all`, `trash`, or the id of a project. */
  readonly place: string;
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
  readonly present: Present;
}

/** The move, and what is said of it before; null where nothing would come of it. */
export function placeMove({ place, tasks, projects, present }: Dropped): PlaceMove | null {
  if (tasks.length === 0) return null;
  if (place === 'trash') return { kind: 'trash', said: 'Move to Trash' };
  if (place === 'today') {
    const today = todayOf(present);
    const isThere = (task: Task) => dayOfDue(task, present) === today;
    return tasks.every(isThere) ? null : { kind: 'today', said: 'Move to Today' };
  }
  const project = projects.find(({ id }) => id === place);
  if (!project && place !== 'all') return null;
  const projectId = project?.id ?? null;
  if (tasks.every((task) => task.project_id === projectId)) return null;
  return { kind: 'project', projectId, said: `Move to ${project?.title ?? 'No Project'}` };
}
