import { randomUUID } from 'node:crypto';
import {
  duplicateTask,
  duplicateTaskWithEverything,
  projectsApi,
  takeBackProject,
  takeBackTask,
} from '@plainday/data-tasks';
import { copyTitle, type Project, type Task } from '@plainday/domain-tasks';
import type { Copy } from '../ledger';
import type { Page } from '../device';
import { discarded, now, onOne, send, stamp, type Edit, type Scene } from './scene';

/** What each page still offers to take back. */
const offers = new WeakMap<Page, ((scene: Scene) => void)[]>();

/** Some take it back at once. Taking back says whether it is done. */
function offer(scene: Scene, id: string, takeBack: (scene: Scene) => boolean): void {
  const copy: Copy = { id, isTakenBack: false, isDeleted: false };
  scene.ledger.copies.push(copy);
  const take = (later: Scene) => {
    copy.isTakenBack = takeBack(later);
  };
  if (scene.random.below(4) === 0) take(scene);
  else offers.set(scene.page, [...(offers.get(scene.page) ?? []), take]);
}

const copiedTask = onOne('tasks', (scene, row) => {
  const birth = { id: randomUUID(), userId: scene.userId, nowMs: now(scene) };
  const duplicate = scene.random.pick([duplicateTask, duplicateTaskWithEverything]);
  const copy = send(scene, duplicate(row as unknown as Task, birth));
  offer(scene, copy.id, (later) => {
    void send(later, takeBackTask(copy, now(later)));
    return true;
  });
});

/** Its tasks come along, which only the database knows by their ids. */
const copiedProject = onOne('projects', (scene, row) => {
  const source = row as unknown as Project;
  const copy: Project = {
    ...source,
    id: randomUUID(),
    title: copyTitle(source.title),
    position: scene.page.rows('projects').length,
    created_at: stamp(scene),
  };
  const arg = { sourceId: source.id, copy };
  void send(scene, projectsApi.endpoints.projectsDuplicate.initiate(arg));
  offer(scene, copy.id, (later) => {
    // A list that nobody watches is gone until it is read again, and what was typed into it would not be seen.
    const shown = later.page.rows('projects').find(({ id }) => id === copy.id);
    if (!shown) return false;
    discarded(later, shown);
    void send(later, takeBackProject(copy, now(later)));
    return true;
  });
});

/** The newest first, as Undo does. */
const tookBack: Edit = (scene) => offers.get(scene.page)?.pop()?.(scene);

export const COPY_EDITS: readonly Edit[] = [
  ...[copiedTask, copiedTask, copiedProject, copiedProject],
  ...[tookBack, tookBack, tookBack],
];
