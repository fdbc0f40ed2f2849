import { addDays, beginOf, daysBetween, todayOf, type Present } from '@plainday/domain-calendar';
import type { Priority, Project, Task } from '@plainday/domain-tasks';
import { mondaysOf, shareAt, type Share } from './counted.logic';
import type { ListPlace } from './place';
import { projectShares, rankedShares, type ProjectShare } from './projects.logic';

/** All numbers of the overview. */
export interface Numbers {
  readonly shareOf: (place: ListPlace) => Share;
  /** Every project, most tasks first. */
  readonly projects: readonly ProjectShare[];
}

/** The numbers of the rows that the lists show: exact at any moment. */
export function numbersOfRows(
  counted: readonly Task[],
  projects: readonly Project[],
  present: Present,
): Numbers {
  return {
    shareOf: (place) => shareAt(place, counted, present),
    projects: projectShares(projects, counted),
  };
}

/** Begin and end of each day from the chart's first Monday to today: what the server counts by. */
export function dayBounds(present: Present): readonly string[] {
  const first = mondaysOf(present)[0] ?? todayOf(present);
  const days = daysBetween(first, todayOf(present)) + 1;
  return Array.from({ length: days + 1 }, (_, index) =>
    new Date(beginOf(addDays(first, index), present)).toISOString(),
  );
}

/** What the server counts by the same rules: the answer of `task_stats()`. */
export interface ServerCount {
  readonly total: number;
  readonly completed: number;
  readonly pending: number;
  readonly highPriority: number;
  readonly today: Share;
  readonly byPriority: Readonly<Record<Priority, Share>>;
  readonly byProject: Readonly<Record<string, Share>>;
  /** Completed on each of the days asked for. */
  readonly completions: readonly number[];
}

const NONE: Share = { total: 0, completed: 0 };

function all(count: number): Share {
  return { total: count, completed: count };
}

/** The same numbers as the server counts them, for the time until the rows are here. */
export function numbersOfStats(
  stats: ServerCount,
  projects: readonly Project[],
  present: Present,
): Numbers {
  const mondays = mondaysOf(present);

  function shareOf(place: ListPlace): Share {
    switch (place.kind) {
      case 'total':
      case 'projects':
        return stats;
      case 'completed':
        return all(stats.completed);
      case 'pending':
        return { total: stats.pending, completed: 0 };
      case 'high':
        return { total: stats.highPriority, completed: 0 };
      case 'today':
        return stats.today;
      case 'priority':
        return stats.byPriority[place.priority];
      case 'project':
        return stats.byProject[place.projectId] ?? NONE;
      case 'week': {
        const start = mondays.indexOf(place.monday) * 7;
        const days = start < 0 ? [] : stats.completions.slice(start, start + 7);
        return all(days.reduce((sum, count) => sum + count, 0));
      }
    }
  }

  const shares = projects.map((project) => ({
    project,
    ...shareOf({ kind: 'project', projectId: project.id }),
  }));
  return { shareOf, projects: rankedShares(shares) };
}
