import {
  api,
  insertOnce,
  keepOnDevice,
  optimisticMutation,
  patchQuery,
  readAll,
  removeById,
  updateById,
  type CachePatch,
} from '@plainday/data-api';
import { projectSchema, type Project, type ProjectChanges } from '@plainday/domain-tasks';
import * as z from 'zod/mini';

type Rows = readonly Project[];

const ORDER = [{ column: 'position' }, { column: 'created_at' }];
const EVERYTHING = ['Project', 'Task', 'TaskCounts'];

function patchList(apply: (rows: Rows) => Rows): CachePatch[] {
  return [patchQuery<Rows>('projectsList', apply)];
}

function oneRow(data: unknown): null {
  if (Array.isArray(data) && data.length === 0) throw new Error('The project is no longer there.');
  return null;
}

function appended(rows: Rows, project: Project): Rows {
  return rows.some((row) => row.id === project.id) ? rows : [...rows, project];
}

/** Projects (spec §7). Deleting one puts its tasks into the trash, in one transaction (decisions 31). */
export const projectsApi = api
  .enhanceEndpoints({ addTagTypes: ['Project', 'Task', 'TaskCounts'] })
  .injectEndpoints({
    endpoints: (build) => ({
      projectsList: build.query<Rows, void>({
        query: () => ({
          run: (db, userId) =>
            readAll(() => db.from('projects').select('*').eq('user_id', userId), ORDER),
          check: (data) => z.parse(z.array(projectSchema), data),
        }),
        providesTags: ['Project'],
      }),
      projectsAdd: build.mutation<unknown, Project>(
        optimisticMutation({
          send: (project, db) =>
            insertOnce(db, 'projects', {
              ...project,
              created_at: project.created_at ?? undefined,
            }),
          patches: (project) => patchList((rows) => appended(rows, project)),
          reload: ['Project'],
        }),
      ),
      projectsUpdate: build.mutation<
        null,
        { readonly id: string; readonly changes: ProjectChanges }
      >(
        optimisticMutation({
          send: ({ id, changes }, db, userId) =>
            db.from('projects').update(changes).eq('id', id).eq('user_id', userId).select(),
          check: oneRow,
          patches: ({ id, changes }) => patchList((rows) => updateById<Project>(rows, id, changes)),
          reload: ['Project'],
        }),
      ),
      projectsDelete: build.mutation<unknown, string>(
        optimisticMutation({
          send: (id, db, userId) => db.from('projects').delete().eq('id', id).eq('user_id', userId),
          patches: (id) => patchList((rows) => removeById(rows, id)),
          reload: EVERYTHING,
          refresh: ['Task', 'TaskCounts'],
        }),
      ),
      projectsDuplicate: build.mutation<
        unknown,
        { readonly sourceId: string; readonly copy: Project }
      >(
        optimisticMutation({
          send: ({ sourceId, copy }, db) =>
            db.rpc('duplicate_project', { source_id: sourceId, new_id: copy.id }),
          patches: ({ copy }) => patchList((rows) => appended(rows, copy)),
          reload: EVERYTHING,
          refresh: EVERYTHING,
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
  useProjectsDeleteMutation: useDeleteProjectMutation,
  useProjectsDuplicateMutation: useDuplicateProjectMutation,
} = projectsApi;
