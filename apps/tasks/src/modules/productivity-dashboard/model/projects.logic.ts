import type { Project, Task } from '@plainday/domain-tasks';
import type { Share } from './counted.logic';

/** How many projects the overview names (spec §9, Display). */
const TOP_PROJECTS = 5;

/** A project with its numbers. */
export interface ProjectShare extends Share {
  readonly project: Project;
}

/** Projects by task count, most first; equal ones stay in their order. */
export function projectShares(
  projects: readonly Project[],
  counted: readonly Task[],
): readonly ProjectShare[] {
  const shares = new Map(projects.map(({ id }) => [id, { total: 0, completed: 0 }]));
  for (const task of counted) {
    const share = shares.get(task.project_id ?? '');
    if (!share) continue;
    share.total += 1;
    if (task.completed) share.completed += 1;
  }
  return rankedShares(
    projects.map((project) => ({
      project,
      ...(shares.get(project.id) ?? { total: 0, completed: 0 }),
    })),
  );
}

/** Most tasks first; equal ones stay in their order. */
export function rankedShares(shares: readonly ProjectShare[]): readonly ProjectShare[] {
  return [...shares].sort((a, b) => b.total - a.total);
}

/** The projects the overview names: those with most tasks, and with at least one. */
export function topProjects(shares: readonly ProjectShare[]): readonly ProjectShare[] {
  return shares.filter(({ total }) => total > 0).slice(0, TOP_PROJECTS);
}
