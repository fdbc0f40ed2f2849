import { v5 } from 'uuid';
import type { ImportPlan } from '../plan';

const NAMESPACE = '6f1e3c52-5a0b-4d0e-9a53-3f2a8f5d1c77';

/** The ids of what a plan brings, by key. */
export interface PlanIds {
  readonly tasks: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, string>;
}

/**
 * Ids that follow from the person, the app and the identity at the source: the same file yields the same ids, for this
 * person alone.
 */
export function idsOf({ app, tasks, projects }: ImportPlan, userId: string): PlanIds {
  const id = (kind: string, ref: string) => v5([userId, app, kind, ref].join('/'), NAMESPACE);
  return {
    tasks: new Map(tasks.map(({ key, ref }) => [key, id('task', ref)])),
    projects: new Map(projects.map(({ key }) => [key, id('project', key)])),
  };
}
