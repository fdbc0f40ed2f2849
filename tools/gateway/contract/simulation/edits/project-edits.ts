import { randomUUID } from 'node:crypto';
import { deleteProject, placeProject, projectsApi, restoreProject } from '@plainday/data-tasks';
import { neighboursAt, type Project } from '@plainday/domain-tasks';
import { discarded, now, onOne, retyped, send, stamp, type Edit } from './scene';

const { projectsAdd, projectsUpdate } = projectsApi.endpoints;

const addedProject: Edit = (scene) => {
  const project: Project = {
    id: randomUUID(),
    user_id: scene.userId,
    title: scene.ledger.entered(),
    description: null,
    color: '#3B82F6',
    position: scene.page.rows('projects').length,
    created_at: stamp(scene),
  };
  void send(scene, projectsAdd.initiate(project));
};

const changedProject = onOne('projects', (scene, row) => {
  const field = scene.random.pick(['title', 'description']);
  void send(scene, projectsUpdate.initiate({ id: row.id, changes: retyped(scene, row, field) }));
});

/** One project is put to another place. */
export const sortedProjects: Edit = (scene) => {
  const { random, page } = scene;
  const ids = page.rows('projects').map(({ id }) => id);
  if (ids.length < 2) return;
  const id = random.pick(ids);
  void send(scene, placeProject(id, neighboursAt(ids, id, random.below(ids.length))));
};

/** Some bring it back at once. */
const deletedProject = onOne('projects', (scene, row) => {
  discarded(scene, row);
  const copy = scene.ledger.copies.find(({ id }) => id === row.id);
  if (copy) copy.isDeleted = true;
  const deletion = send(scene, deleteProject(row as unknown as Project, now(scene)));
  if (scene.random.below(2) === 0) void send(scene, restoreProject(deletion));
});

export const PROJECT_EDITS: readonly Edit[] = [
  ...[addedProject, addedProject, changedProject, changedProject],
  ...[sortedProjects, sortedProjects, deletedProject],
];
