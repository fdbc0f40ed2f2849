import type { Project, Task } from '@plainday/domain-tasks';
import { shownFor } from '../../offline/worker/pushed';

/** What a task belongs to, where it is known here. */
export interface Belonging {
  readonly parent: Pick<Task, 'title'> | undefined;
  readonly project: Pick<Project, 'title'> | undefined;
}

/** A reminder outside of its page, in the words of a push of it: whichever comes first, it reads the same. */
export function inWords(task: Task, at: number, { parent, project }: Belonging, now: number) {
  return shownFor(
    {
      kind: 'reminder',
      id: task.id,
      title: task.title,
      at: new Date(at).toISOString(),
      due: task.due_date,
      day: task.due_day,
      of: [parent?.title, project?.title].filter(Boolean).join(', '),
      project: task.project_id,
      key: '',
      plain: false,
    },
    new Date(now),
  );
}
