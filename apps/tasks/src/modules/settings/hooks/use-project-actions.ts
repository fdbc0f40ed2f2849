import { useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import {
  deleteProject,
  reorderProjects,
  restoreProject,
  useAddProjectMutation,
  useDuplicateProjectMutation,
  useProjectsQuery,
  useUpdateProjectMutation,
} from '@plainday/data-tasks';
import { copyTitle, moveId, type Project, type ProjectChanges } from '@plainday/domain-tasks';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';

/** The fields of the project form. */
export type ProjectForm = Required<Pick<Project, 'title' | 'description' | 'color'>>;

/** What can be done to projects, each with the toast of spec §8 and, where it can be taken back, with Undo. */
export function useProjectActions() {
  const { notify, undo, user } = useShell();
  const { data: projects = [] } = useProjectsQuery();
  const [add] = useAddProjectMutation();
  const [update] = useUpdateProjectMutation();
  const [duplicate] = useDuplicateProjectMutation();
  const dispatch = useAppDispatch();

  function fail(verb: string, { title }: { readonly title: string }): void {
    notify.toast({
      title: `Failed to ${verb} project. Please try again.`,
      description: title,
      tone: 'destructive',
      topic: 'project',
    });
  }

  function say(done: string, { title, id }: Project, run: () => unknown): void {
    const toast = { title: `Project ${done}`, description: title, topic: 'project' };
    undo.offer(`${quoted(title)} ${done}`, run, { toast, about: [id] });
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
      const project = fresh(form);
      const { error } = await add(project);
      if (error) return fail('create', project);
      say('created', project, () => dispatch(deleteProject(project)));
    },
    async edit(project: Project, changes: ProjectChanges): Promise<void> {
      const { id, title, description, color } = project;
      const { error } = await update({ id, changes });
      if (error) return fail('update', project);
      say('updated', { ...project, ...changes }, () =>
        update({ id, changes: { title, description, color } }),
      );
    },
    async copy(project: Project): Promise<void> {
      const { title, description, color } = project;
      const copy = fresh({ title: copyTitle(title), description, color });
      const { error } = await duplicate({ sourceId: project.id, copy });
      if (error) return fail('duplicate', project);
      say('duplicated', copy, () => dispatch(deleteProject(copy)));
    },
    async erase(project: Project): Promise<void> {
      const deletion = dispatch(deleteProject(project));
      const { error } = await deletion.saved;
      if (error) return fail('delete', project);
      say('deleted', project, () => dispatch(restoreProject(deletion)));
    },
    async move(id: string, index: number): Promise<void> {
      const before = projects.map((project) => project.id);
      const after = moveId(before, id, index);
      if (after === before) return;
      const project = projects.find((row) => row.id === id) ?? { title: 'Project' };
      const label = `${quoted(project.title)} moved`;
      const saved = dispatch(reorderProjects(after));
      const withdraw = undo.offer(label, () => void dispatch(reorderProjects(before)), {
        about: [id],
      });
      const { error } = (await saved) as { readonly error?: unknown };
      if (!error) return;
      withdraw();
      fail('update', project);
    },
  };
}
