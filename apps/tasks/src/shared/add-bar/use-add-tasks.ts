import type { Project, Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import type { TaskActions } from '../task-actions';
import type { NewTask } from './add-choices.logic';

interface AddTasksOptions {
  readonly actions: TaskActions;
  readonly projects: readonly Project[];
  /** False where the list in view does not show the new task: then it is said where it went. */
  readonly isShown: (task: Task) => boolean;
}

/** Adds what the add bar hands over, and says so where nobody would see it. */
export function useAddTasks({ actions, projects, isShown }: AddTasksOptions) {
  const { notify, navigate } = useShell();

  return (drafts: readonly NewTask[]): void => {
    if (drafts.length > 1) {
      actions.addMany(drafts);
      return;
    }
    const [draft] = drafts;
    const task = draft && actions.add(draft.title, draft.fields);
    if (!task || isShown(task)) return;
    const project = projects.find(({ id }) => id === task.project_id);
    notify.brief(project ? `Added to ${project.title}` : 'Added to All Tasks', {
      label: 'Show',
      run: () => navigate(project ? { kind: 'project', projectId: project.id } : { kind: 'all' }),
    });
  };
}
