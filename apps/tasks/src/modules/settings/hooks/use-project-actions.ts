import { useShell } from '@plainday/federation-contract';
import {
  useAddProjectMutation,
  useDeleteProjectMutation,
  useDuplicateProjectMutation,
  useProjectsQuery,
  useUpdateProjectMutation,
} from '@plainday/data-tasks';
import { copyTitle, type Project, type ProjectChanges } from '@plainday/domain-tasks';
import { newId, systemClock } from '@plainday/shared-platform';

/** The fields of the project form. */
export type ProjectForm = Required<Pick<Project, 'title' | 'description' | 'color'>>;

/** What can be done to projects, each with the toast of spec §8. */
export function useProjectActions() {
  const { notify, user } = useShell();
  const { data: projects = [] } = useProjectsQuery();
  const [add] = useAddProjectMutation();
  const [update] = useUpdateProjectMutation();
  const [remove] = useDeleteProjectMutation();
  const [duplicate] = useDuplicateProjectMutation();

  function say(verb: string, done: string, error: unknown): void {
    notify.toast(
      error
        ? { title: `Failed to ${verb} project. Please try again.`, tone: 'destructive' }
        : { title: `Project ${done}` },
    );
  }

  const fresh = (form: ProjectForm): Project => ({
    ...form,
    id: newId(),
    user_id: user.id,
    position: projects.length,
    created_at: new Date(systemClock.now()).toISOString(),
  });

  return {
    async create(form: ProjectForm): Promise<void> {
      const { error } = await add(fresh(form));
      say('create', 'created', error);
    },
    async edit(project: Project, changes: ProjectChanges): Promise<void> {
      const { error } = await update({ id: project.id, changes });
      say('update', 'updated', error);
    },
    async copy(project: Project): Promise<void> {
      const { title, description, color } = project;
      const copy = fresh({ title: copyTitle(title), description, color });
      const { error } = await duplicate({ sourceId: project.id, copy });
      say('duplicate', 'duplicated', error);
    },
    async erase(project: Project): Promise<void> {
      const { error } = await remove(project.id);
      say('delete', 'deleted', error);
    },
  };
}
