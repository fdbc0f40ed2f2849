import { backOf, editOf, useAppDispatch } from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import {
  deleteProject,
  placeProject,
  restoreProject,
  takeBackProject,
  useAddProjectMutation,
  useDuplicateProjectMutation,
  useProjectsQuery,
  useUpdateProjectMutation,
} from '@plainday/data-tasks';
import {
  copyTitle,
  moveId,
  neighboursOf,
  type Project,
  type ProjectChanges,
} from '@plainday/domain-tasks';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';

/** The fields of the project form. */
export type ProjectForm = Required<Pick<Project, 'title' | 'description' | 'color'>>;

type Verb = 'create' | 'update' | 'duplicate' | 'delete';

/** What can be done to projects, each with the toast of spec §8 and, where it can be taken back, with Undo. */
export function useProjectActions() {
  const { notify, undo, user } = useShell();
  const { data: projects = [] } = useProjectsQuery();
  const [add] = useAddProjectMutation();
  const [update] = useUpdateProjectMutation();
  const [duplicate] = useDuplicateProjectMutation();
  const dispatch = useAppDispatch();

  function fail(verb: Verb, { title }: { readonly title: string }): void {
    notify.toast({
      title: `Failed to ${verb} project. Please try again.`,
      description: title,
      tone: 'destructive',
      topic: 'project',
    });
  }

  /** Says at once what is done, and how to take it back; not any more when the server refuses it. */
  async function tell(
    verb: Verb,
    { title, id }: Project,
    saving: PromiseLike<{ readonly error?: unknown }>,
    takeBack: () => unknown,
  ): Promise<void> {
    const done = `${verb.replace(/e$/, '')}ed`;
    const toast = { title: `Project ${done}`, description: title, topic: 'project' };
    const withdraw = undo.offer(`${quoted(title)} ${done}`, takeBack, { toast, about: [id] });
    const { error } = await saving;
    if (!error) return;
    withdraw();
    fail(verb, { title });
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
      await tell('create', project, add(project), () => dispatch(deleteProject(project)));
    },
    /** `opened` is the project as the form was opened with. */
    async edit(opened: Project, fields: ProjectChanges): Promise<void> {
      const edit = editOf(opened, fields);
      if (!edit) return;
      await tell('update', { ...opened, ...edit.changes }, update(edit), () =>
        update(backOf(edit)),
      );
    },
    /** `deep`: with every field of its tasks, and their subtasks. */
    async copy(project: Project, { deep }: { readonly deep: boolean }): Promise<void> {
      const { title, description, color } = project;
      const copy = fresh({ title: copyTitle(title), description, color });
      const saving = duplicate({ sourceId: project.id, copy, deep });
      await tell('duplicate', copy, saving, () => dispatch(takeBackProject(copy)));
    },
    async erase(project: Project): Promise<void> {
      const deletion = dispatch(deleteProject(project));
      await tell('delete', project, deletion.saved, () => dispatch(restoreProject(deletion)));
    },
    async move(id: string, index: number): Promise<void> {
      const before = projects.map((project) => project.id);
      const after = moveId(before, id, index);
      if (after === before) return;
      const project = projects.find((row) => row.id === id) ?? { title: 'Project' };
      const label = `${quoted(project.title)} moved`;
      const saved = dispatch(placeProject(id, neighboursOf(after, id)));
      const takeBack = () => void dispatch(placeProject(id, neighboursOf(before, id)));
      const withdraw = undo.offer(label, takeBack, { about: [id] });
      const { error } = await saved;
      if (!error) return;
      withdraw();
      fail('update', project);
    },
  };
}
