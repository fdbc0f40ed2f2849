import { readQuery, type AppStore } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { readStoredSession } from '@plainday/data-supabase';
import { addTyped, projectsApi } from '@plainday/data-tasks';
import { forgetTyped, readTyped, type Typed } from '@plainday/data-tasks/typed';
import type { Project } from '@plainday/domain-tasks';
import type { Notify } from '@plainday/federation-contract';
import { delay } from '@plainday/shared-platform';
import { TYPED_PREFIX } from '@plainday/shared-platform/start';
import { quoted } from '@plainday/shared-utils';
import { taskOfTyped } from './typed-task.logic';

/** How long a line that names a project waits for the projects. Milliseconds. */
const PROJECTS_LIMIT_MS = 3_000;

/** Lines that this page has made tasks of, and that are not stored as such yet. */
const taken = new Set<string>();

/** One tab at a time; the others find nothing left. */
async function alone(userId: string, job: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return job();
  await navigator.locks.request(`${TYPED_PREFIX}${userId}`, job);
}

async function projectsFor(
  store: AppStore,
  entries: readonly Typed[],
): Promise<readonly Project[]> {
  if (!entries.some(({ title }) => title.includes('#'))) return [];
  const read = readQuery(store, projectsApi.endpoints.projectsList, undefined);
  const late = delay(PROJECTS_LIMIT_MS).then(() => []);
  return Promise.race([read.catch(() => []), late]);
}

/**
 * Makes tasks of what this user has sent from a first frame, with the ids and times from there, once for all tabs: a
 * line is kept until its task is stored on the device or on the server.
 *
 * @param onShown The tasks are in their list, stored or not.
 */
export function takeTyped(
  store: AppStore,
  userId: string,
  notify: Notify,
  onShown: () => void,
): Promise<void> {
  return alone(userId, async () => {
    const entries = readTyped(userId).filter(({ id }) => !taken.has(id));
    const projects = await projectsFor(store, entries);
    if (readStoredSession()?.user.id !== userId) return;
    const preferences = readPreferences(userId);
    const stored: Promise<void>[] = [];
    for (const entry of entries) {
      const task = taskOfTyped(entry, { userId, projects, preferences });
      if (!task) {
        forgetTyped(userId, entry);
        continue;
      }
      taken.add(entry.id);
      stored.push(store.dispatch(addTyped(task, () => taken.delete(entry.id))));
      const project = projects.find(({ id }) => id === task.project_id);
      if (project) notify.brief(`${quoted(task.title)} added to ${project.title}`);
    }
    onShown();
    await Promise.all(stored);
  });
}
