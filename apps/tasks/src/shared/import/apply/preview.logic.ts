import type { Project, Task, TaskChanges } from '@plainday/domain-tasks';
import type { Slices } from '@plainday/shared-platform';
import { foldText } from '@plainday/shared-utils';
import type { ImportPlan, PlannedTask, Skipped } from '../plan';
import { changesTo, printOf } from './fields.logic';
import type { PlanIds } from './identity.logic';

/** What the account holds before an import. */
export interface Account {
  readonly tasks: readonly Task[];
  readonly projects: readonly Project[];
}

/** Where the tasks of a project go: into a project of the account, a new one, one with all others, none, or nowhere. */
export type Target =
  | { readonly kind: 'into'; readonly id: string }
  | { readonly kind: 'new' | 'joint' | 'none' | 'out' };

/** The name of the one project for everything of a file. */
export const jointTitle = (file: string): string => file.replace(/\.\w{1,10}$/, '') || file;

/** What a row is to the account: new, here already, or here and changed at its source since it came. */
export type RowState = 'new' | 'known' | 'changed';

/** A row of the preview. */
export interface PreviewRow {
  readonly task: PlannedTask;
  readonly state: RowState;
}

/** What the person has chosen. */
export interface Choice {
  readonly targets: ReadonlyMap<string, Target>;
  /** What changed at the source is changed here, too. */
  readonly withChanges: boolean;
  /** So many tasks are written. */
  readonly total: number;
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
  /** Tasks that are here already. */
  readonly known: number;
  /** What would change of those that are here, by the key of the task. */
  readonly changes: ReadonlyMap<string, TaskChanges>;
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

/**
 * What became different at the source of a task since it came in. Where nothing is known of that moment, a task that
 * nobody has edited here tells it by itself.
 */
function changesAtSource(
  row: Task,
  task: PlannedTask,
  print: string | undefined,
  nowMs: number,
): TaskChanges | null {
  const isSame = print === undefined ? row.rev > 0 : print === printOf(task);
  return isSame || task.deleted ? null : changesTo(row, task, nowMs);
}

/** What a plan would do to an account; `prints` are those of what came in before. */
export function* previewOf(
  plan: ImportPlan,
  ids: PlanIds,
  account: Account,
  prints: ReadonlyMap<string, string>,
  nowMs: number,
): Slices<Preview> {
  const there = new Map(account.tasks.map((task) => [task.id, task]));
  const changes = new Map<string, TaskChanges>();
  const rows = new Map<string, PreviewRow[]>(plan.projects.map(({ key }) => [key, []]));
  let known = 0;
  for (const task of plan.tasks) {
    yield;
    const key = task.project ?? '';
    const group = rows.get(key) ?? [];
    const id = ids.tasks.get(task.key) ?? '';
    const row = there.get(id);
    const different = row ? changesAtSource(row, task, prints.get(id), nowMs) : null;
    if (row) known += 1;
    if (different) changes.set(task.key, different);
    group.push({ task, state: row ? (different ? 'changed' : 'known') : 'new' });
    rows.set(key, group);
  }
  const titles = new Map(plan.projects.map(({ key, title }) => [key, title]));
  const groups = [...rows].map(([key, group]) => ({
    key,
    title: titles.get(key) ?? 'No project',
    rows: group,
    fresh: group.filter(({ state }) => state === 'new').length,
  }));
  const targets = new Map(
    groups.map(({ key, title }) => [key, proposed(key, title, ids, account)]),
  );
  return { groups, skipped: plan.skipped, known, changes, targets };
}

/** How many tasks and new projects would come in. */
export function amountOf(
  { groups }: Preview,
  targets: ReadonlyMap<string, Target>,
): { readonly tasks: number; readonly projects: number } {
  const chosen = groups.filter(({ key }) => (targets.get(key)?.kind ?? 'out') !== 'out');
  return {
    tasks: chosen.reduce((sum, { fresh }) => sum + fresh, 0),
    projects:
      chosen.filter((group) => isMade(group, targets)).length + Number(isJoint(chosen, targets)),
  };
}

/** True for a project that is made: not for tasks that all are here already, in whatever project. */
export const isMade = (
  { key, rows, fresh }: PreviewGroup,
  targets: ReadonlyMap<string, Target>,
): boolean => targets.get(key)?.kind === 'new' && (rows.length === 0 || fresh > 0);

/** True where one new project takes what is new of several. */
export const isJoint = (
  groups: readonly PreviewGroup[],
  targets: ReadonlyMap<string, Target>,
): boolean => groups.some(({ key, fresh }) => fresh > 0 && targets.get(key)?.kind === 'joint');
