import {
  api,
  insertOnce,
  keepOnDevice,
  loadElsewhere,
  metRow,
  optimisticMutation,
  patchQuery,
  removeById,
  rowsQuery,
  updateById,
  type CachePatch,
} from '@plainday/data-api';
import type { Project, ProjectChanges } from '@plainday/domain-tasks';
import type { Shown } from '../model/counts.logic';
import { patchesOf, unlessGone, unlessTakenBack } from './task-writes.api';

type Rows = readonly Project[];

const ORDER = [{ column: 'position' }, { column: 'created_at' }] as const;
const EVERYTHING = ['Project', 'Task', 'TaskCounts'] as const;

function patchList(apply: (rows: Rows) => Rows): CachePatch[] {
  return [patchQuery(projectsList, apply)];
}

function appended(rows: Rows, project: Project): Rows {
  return rows.some((row) => row.id === project.id) ? rows : [...rows, project];
}

/** As the server lists them: position, then the older first. */
function inOrder(rows: Rows): Rows {
  return [...rows].sort(
    (a, b) =>
      a.position - b.position ||
      (a.created_at ?? '').localeCompare(b.created_at ?? '') ||
      (a.id < b.id ? -1 : 1),
  );
}

/** As `reorder_projects` of the database: those that are not named keep the places they have. */
function numbered(rows: Rows, ids: readonly string[]): Rows {
  const there = new Set(rows.map(({ id }) => id));
  const named = new Set(ids);
  const wanted = ids.filter((id) => there.has(id));
  const order = rows.map(({ id }) => (named.has(id) ? (wanted.shift() ?? id) : id));
  const place = new Map(order.map((id, index) => [id, index]));
  const isRight = (row: Project): boolean => row.position === (place.get(row.id) ?? row.position);
  if (rows.every(isRight)) return rows;
  return inOrder(
    rows.map((row) => (isRight(row) ? row : { ...row, position: place.get(row.id) ?? 0 })),
  );
}

type Delete = Shown & { readonly id: string };
type Restore = Shown & { readonly project: Project };

async function loadProjectSchema() {
  const answers = await import(/* webpackChunkName: "answers" */ './project-schema');
  return answers.projectSchema;
}

const reads = api.enhanceEndpoints({ addTagTypes: [...EVERYTHING] }).injectEndpoints({
  endpoints: (build) => ({
    projectsList: build.query(
      rowsQuery('projects', {
        schema: loadProjectSchema,
        tag: 'Project',
        order: ORDER,
      }),
    ),
  }),
});
const { projectsList } = reads.endpoints;

/** What goes with a project, however it is deleted. */
const deletion = {
  deletes: ({ id }: Delete) => ({ table: 'projects', id }) as const,
  patches: (arg: Delete) => [...patchList((rows) => removeById(rows, arg.id)), ...patchesOf(arg)],
  onFailure: EVERYTHING,
  onSuccess: ['Task', 'TaskCounts'] as const,
};

/** Projects (spec §7). Deleting one puts its tasks into the trash, in one transaction (decisions 31). */
export const projectsApi = reads.injectEndpoints({
  endpoints: (build) => ({
    projectsAdd: build.mutation<unknown, Project>(
      optimisticMutation({
        send: (project, db) =>
          insertOnce(db, 'projects', {
            ...project,
            created_at: project.created_at ?? undefined,
          }),
        patches: (project) => patchList((rows) => appended(rows, project)),
        onFailure: ['Project'],
      }),
    ),
    projectsUpdate: build.mutation<
      unknown,
      {
        readonly id: string;
        readonly changes: ProjectChanges;
        /** What a form showed of these fields when it was opened. */
        readonly seen?: ProjectChanges;
      }
    >(
      optimisticMutation({
        edit: ({ id, changes, seen }) => ({ table: 'projects', id, changes, seen }),
        check: (data) => metRow(data, 'project'),
        patches: ({ id, changes }) => patchList((rows) => updateById<Project>(rows, id, changes)),
        onFailure: ['Project'],
      }),
    ),
    projectsDelete: build.mutation<unknown, Delete>(
      optimisticMutation({
        send: ({ id }, db, userId, making) =>
          loadElsewhere().then(({ sendRemoval }) =>
            sendRemoval({ table: 'projects', id }, db, userId, making),
          ),
        ...deletion,
      }),
    ),
    projectsTakeBack: build.mutation<unknown, Delete>(
      optimisticMutation({
        async send({ id }, db, userId, making) {
          const copies = await db.rpc('take_back_copies', { copy_id: id });
          if (copies.error) return copies;
          const { sendRemoval } = await loadElsewhere();
          return sendRemoval({ table: 'projects', id }, db, userId, making);
        },
        ...deletion,
      }),
    ),
    projectsRestore: build.mutation<unknown, Restore>(
      optimisticMutation({
        send: ({ project }, db) =>
          db.rpc('restore_project', {
            project_id: project.id,
            title: project.title,
            // The generated type does not know that the database takes null here.
            description: project.description as string,
            color: project.color,
            place: project.position,
            created_at: project.created_at as string,
          }),
        patches: (arg) => [
          ...patchList((rows) => inOrder(appended(rows, arg.project))),
          ...patchesOf(arg),
        ],
        onFailure: EVERYTHING,
        onSuccess: ['Task', 'TaskCounts'],
      }),
    ),
    projectsReorder: build.mutation<unknown, readonly string[]>(
      optimisticMutation({
        send: (ids, db) => db.rpc('reorder_projects', { ids: [...ids] }).then(unlessGone),
        patches: (ids) => patchList((rows) => numbered(rows, ids)),
        onFailure: ['Project'],
      }),
    ),
    projectsDuplicate: build.mutation<
      unknown,
      { readonly sourceId: string; readonly copy: Project }
    >(
      optimisticMutation({
        send: ({ sourceId, copy }, db) =>
          db
            .rpc('duplicate_project', { source_id: sourceId, new_id: copy.id })
            .then(unlessTakenBack),
        patches: ({ copy }) => patchList((rows) => appended(rows, copy)),
        settle: ({ copy }, made) =>
          made === null ? patchList((rows) => removeById(rows, copy.id)) : [],
        onFailure: EVERYTHING,
        onSuccess: EVERYTHING,
      }),
    ),
  }),
});

keepOnDevice('projectsList');

/** Hooks of the projects. */
export const {
  useProjectsListQuery: useProjectsQuery,
  useProjectsAddMutation: useAddProjectMutation,
  useProjectsUpdateMutation: useUpdateProjectMutation,
  useProjectsDuplicateMutation: useDuplicateProjectMutation,
} = projectsApi;
