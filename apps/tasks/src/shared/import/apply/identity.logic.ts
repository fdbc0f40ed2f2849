import type { Slices } from '@plainday/shared-platform';
import { v5 } from 'uuid';
import type { ImportPlan } from '../plan';

const NAMESPACE = '6f1e3c52-5a0b-4d0e-9a53-3f2a8f5d1c77';

/** The ids of what a plan brings, by key. */
export interface PlanIds {
  readonly tasks: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
  /** Of the one project for everything. */
  readonly joint: string;
}

/** The id of a thing of an app: of its kind, and by what its source calls it. */
export const idFor = (userId: string, app: string, kind: string, ref: string): string =>
  v5([userId, app, kind, ref].join('/'), NAMESPACE);

/**
 * Ids that follow from the person, the app and the identity at the source: the same file yields the same ids, for this
 * person alone.
 */
export function* idsOf(
  { app, tasks, projects }: ImportPlan,
  userId: string,
  file: string,
): Slices<PlanIds> {
  const id = (kind: string, ref: string) => idFor(userId, app, kind, ref);
  const own = new Map<string, string>();
  for (const { key, ref } of tasks) {
    own.set(key, id('task', ref));
    yield;
  }
  return {
    tasks: own,
    projects: new Map(projects.map(({ key }) => [key, id('project', key)])),
    joint: id('file', file),
  };
}
