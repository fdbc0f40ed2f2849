import {
  api,
  changeWords,
  insertOnce,
  keepOnDevice,
  loadElsewhere,
  metRow,
  nameIn,
  optimisticMutation,
  patchQuery,
  registerWords,
  removeById,
  rowWords,
  rowsQuery,
  updateById,
  type CachePatch,
} from '@plainday/data-api';
import {
  compareInstants,
  indexBetween,
  type Neighbours,
  type Project,
  type ProjectChanges,
} from '@plainday/domain-tasks';
import type { Shown } from '../model/counts.logic';
import { patchesOf, unlessGone, unlessTakenBack } from './task-writes.api';

type Rows = readonly Project[];

registerWords('projects', ['title', 'description']);

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
      compareInstants(a.created_at ?? '', b.created_at ?? '') ||
      (a.id < b.id ? -1 : 1),
  );
}

/** A clock that is ahead is set right by the server. */
function dated({ id, created_at }: Pick<Project, 'id' | 'created_at'>): CachePatch[] {
  return patchList((rows) => inOrder(updateById(rows, id, { created_at })));
}

function positioned(rows: Rows, positions: Readonly<Record<string, number>>): Rows {
  const isRight = ({ id, position }: Project) => position === (positions[id] ?? position);
  if (rows.every(isRight)) return rows;
  return inOrder(rows.map((row) => ({ ...row, position: positions[row.id] ?? row.position })));
}

/** As `place_project` of the database: between its neighbours, and all numbered 0…n−1. */
function placed(rows: Rows, { id, ...neighbours }: Place): Rows {
  const ids = rows.map((row) => row.id);
  const others = ids.filter((other) => other !== id);
  if (others.length === ids.length) return rows;
  const order = others.toSpliced(indexBetween(others, ids.indexOf(id), neighbours), 0, id);
  return positioned(rows, Object.fromEntries(order.map((one, position) => [one, position])));
}

type Place = Neighbours & { readonly id: string };
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
    projectsAdd: build.mutation<readonly Project[], Project>(
      optimisticMutation({
        says: (project) => rowWords('Added', 'projects', [project]),
        send: (project, db) =>
          insertOnce(db, 'projects', {
            ...project,
            created_at: project.created_at ?? undefined,
          }),
        patches: (project) => patchList((rows) => appended(rows, project)),
        settle: (_project, [row]) => (row ? dated(row) : []),
        onFailure: ['Project'],
        // One that an earlier page has sent is there already, and not in the answer.
        onSuccess: (_project, rows) => (rows.length === 0 ? ['Project'] : []),
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
        says: ({ id, changes }, find) =>
          changeWords('Changed', 'projects', find('projects', id), changes),
        edit: ({ id, changes, seen }) => ({ table: 'projects', id, changes, seen }),
        check: (data) => metRow(data, 'project'),
        patches: ({ id, changes }) => patchList((rows) => updateById<Project>(rows, id, changes)),
        onFailure: ['Project'],
      }),
    ),
    projectsDelete: build.mutation<unknown, Delete>(
      optimisticMutation({
        says: ({ id }, find) => rowWords('Deleted', 'projects', [find('projects', id)]),
        ...deletion,
      }),
    ),
    projectsTakeBack: build.mutation<unknown, Delete>(
      optimisticMutation({
        says: ({ id }, find) => rowWords('Copy taken back', 'projects', [find('projects', id)]),
        async send({ id }, db, userId, making) {
          const copies = await db.rpc('take_back_copies', { copy_id: id });
          if (copies.error) return copies;
          const { sendRemoval } = await loadElsewhere();
          return sendRemoval({ table: 'projects', id }, db, userId, making);
        },
        ...deletion,
      }),
    ),
    projectsRestore: build.mutation<Project, Restore>(
      optimisticMutation({
        says: ({ project }) => rowWords('Restored', 'projects', [project]),
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
        settle: (_arg, row) => dated(row),
        onFailure: EVERYTHING,
        onSuccess: ['Task', 'TaskCounts'],
      }),
    ),
    projectsPlace: build.mutation<Readonly<Record<string, number>>, Place>(
      optimisticMutation({
        says: ({ id }, find) => ({
          done: 'Moved',
          names: nameIn('projects', find('projects', id)),
        }),
        send: ({ id, after, before }, db) =>
          db
            .rpc('place_project', {
              project_id: id,
              after_ids: [...after],
              before_ids: [...before],
            })
            .then(unlessGone),
        patches: (place) => patchList((rows) => placed(rows, place)),
        outcome: (_place, positions) => patchList((rows) => positioned(rows, positions)),
        onFailure: ['Project'],
      }),
    ),
    /** @deprecated Only older releases write it: what they have left is sent. Goes with 5.0. */
    projectsReorder: build.mutation<unknown, readonly string[]>(
      optimisticMutation({
        says: () => ({ done: 'Projects sorted', names: [] }),
        send: (ids, db) => db.rpc('reorder_projects', { ids: [...ids] }).then(unlessGone),
        onFailure: ['Project'],
        onSuccess: ['Project'],
      }),
    ),
    projectsDuplicate: build.mutation<
      unknown,
      {
        readonly sourceId: string;
        readonly copy: Project;
        /** With every field of its tasks, and their subtasks; by the letter of spec §7 when left out. */
        readonly deep?: boolean;
      }
    >(
      optimisticMutation({
        says: ({ copy }) => rowWords('Duplicated', 'projects', [copy]),
        send: ({ sourceId, copy, deep }, db) =>
          db
            .rpc('duplicate_project', {
              source_id: sourceId,
              new_id: copy.id,
              ...(deep && { deep }),
            })
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
