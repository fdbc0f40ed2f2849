import { useAddProjectMutation, useProjectsQuery } from '@plainday/data-tasks';
import { nextColor } from '@plainday/domain-tasks';
import { newId, systemClock } from '@plainday/shared-platform';
import { useSession } from '@plainday/auth-session';
import { useServices } from './services';

/** Creates a project at the end of the list (spec §9: position is the number of projects) and says how it went. */
export function useCreateProject(): (title: string) => Promise<void> {
  const { user } = useSession();
  const { notify } = useServices();
  const { data: projects = [] } = useProjectsQuery();
  const [addProject] = useAddProjectMutation();

  return async (title) => {
    if (!user) return;
    const { error } = await addProject({
      id: newId(),
      user_id: user.id,
      title,
      description: null,
      color: nextColor(projects.map(({ color }) => color)),
      position: projects.length,
      created_at: new Date(systemClock.now()).toISOString(),
    });
    const topic = 'project';
    notify.toast(
      error
        ? { title: 'Failed to create project. Please try again.', tone: 'destructive', topic }
        : { title: 'Project created', description: title, topic },
    );
  };
}
