import type { Project, Task } from '@plainday/domain-tasks';
import { foldText } from '@plainday/shared-utils';
import type { ImportPlan, PlannedTask, Skipped } from '../plan';
import type { PlanIds } from './identity.logic';

/** What the account holds before an import. */
export interface Account {
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
}

/** Where the tasks of a project go: into a project of the account, a new one, none, or nowhere. */
export type Target =
  { readonly kind: 'into'; readonly id: string } | { readonly kind: 'new' | 'none' | 'out' };

/** A row of the preview. */
export interface PreviewRow {
  readonly task: PlannedTask;
  readonly isKnown: boolean;
}

/** A project of the file, or what lies in none. */
export interface PreviewGroup {
  /** Empty for what lies in no project. */
  readonly key: string;
  readonly title: string;
  readonly rows: readonly PreviewRow[];
  readonly fresh: number;
}

/** What an import would do. */
export interface Preview {
  readonly groups: readonly PreviewGroup[];
  readonly skipped: readonly Skipped[];
  /** Where each group goes unless something else is chosen. */
  readonly targets: ReadonlyMap<string, Target>;
}

/** How much one account may keep. */
export const QUOTAS = { tasks: 20_000, projects: 500 };

function proposed(key: string, title: string, ids: PlanIds, { projects }: Account): Target {
  if (key === '') return { kind: 'none' };
  const own = ids.projects.get(key);
  const name = foldText(title);
  const found =
    projects.find(({ id }) => id === own) ??
    projects.find((project) => foldText(project.title) === name);
  return found ? { kind: 'into', id: found.id } : { kind: 'new' };
}

/** What a plan would do to an account. */
export function previewOf(plan: ImportPlan, ids: PlanIds, account: Account): Preview {
  const there = new Set(account.tasks.map(({ id }) => id));
  const rows = new Map<string, PreviewRow[]>(plan.projects.map(({ key }) => [key, []]));
  for (const task of plan.tasks) {
    const key = task.project ?? '';
    const group = rows.get(key) ?? [];
    group.push({ task, isKnown: there.has(ids.tasks.get(task.key) ?? '') });
    rows.set(key, group);
  }
  const titles = new Map(plan.projects.map(({ key, title }) => [key, title]));
  const groups = [...rows].map(([key, group]) => ({
    key,
    title: titles.get(key) ?? 'No project',
    rows: group,
    fresh: group.filter(({ isKnown }) => !isKnown).length,
  }));
  const targets = new Map(
    groups.map(({ key, title }) => [key, proposed(key, title, ids, account)]),
  );
  return { groups, skipped: plan.skipped, targets };
}
