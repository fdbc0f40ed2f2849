import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import {
  deleteProject,
  restoreProject,
  useAddProjectMutation,
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
  const dispatch = useAppDispatch();
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
      const deletion = dispatch(deleteProject(project));
      const { error } = await deletion.saved;
      if (error) return say('delete', 'deleted', error);
      const run = (): void => void dispatch(restoreProject(deletion));
      notify.toast({ title: 'Project deleted', action: { label: 'Undo', run } });
    },
  };
}
