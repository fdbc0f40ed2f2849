import { dayAt, dayKeyOf, formatDay, startOfDay } from '@plainday/domain-calendar';
import { dueMs, type Project, type Task } from '@plainday/domain-tasks';
import { addDays, differenceInCalendarMonths, isSameYear, setMinutes, subMonths } from 'date-fns';
import type { RowGroup } from '../port/rows-view';
import type { ListOrder, OrderKey } from './list-order';

/** When and among which projects a list is arranged. */
export interface Surroundings {
  /** Epoch milliseconds. */
  readonly nowMs: number;
  /** Minutes after midnight at which a new day begins. */
  readonly dayStartMinutes: number;
  /** In the order of the sidebar. */
  readonly projects: readonly Project[];
}

/** A list in its order, with its groups. */
export interface Arranged {
  readonly roots: readonly Task[];
  readonly groups: readonly RowGroup[];
}

const PRIORITY_RANK = { high: 0, medium: 1, low: 2 } as const;
const PRIORITY_NAMES = ['High priority', 'Medium priority', 'Low priority'];
const MONTH = { month: 'long', year: 'numeric' } as const;

/** The local midnight of the day an instant counts to. */
function dayOf(time: number, dayStartMinutes: number): Date {
  return new Date(startOfDay(dayAt(time, { dayStartMinutes })));
}

/** The beginning of a day, so many days from today. */
function dayStarts({ nowMs, dayStartMinutes }: Surroundings): (days: number) => number {
  const today = dayOf(nowMs, dayStartMinutes);
  return (days) => +setMinutes(addDays(today, days), dayStartMinutes);
}

/** Where a task stands among others, and in which group: the lower, the earlier. */
interface Place {
  readonly rank: number;
  readonly group: number;
}

/** How one key sorts and groups. */
interface Ranking {
  readonly placeOf: (task: Task) => Place;
  readonly nameOf: (group: number) => string;
}

const DUE_NAMES = ['Overdue', 'Today', 'Tomorrow', 'Next 7 days', 'Later', 'No due date'];

function byDue(around: Surroundings): Ranking {
  const startOf = dayStarts(around);
  const ends = [around.nowMs, startOf(1), startOf(2), startOf(8), Infinity];
  return {
    placeOf(task) {
      const rank = dueMs(task, around);
      if (Number.isNaN(rank)) return { rank: Infinity, group: ends.length };
      return { rank, group: ends.findIndex((end) => rank < end) };
    },
    nameOf: (group) => DUE_NAMES[group] ?? '',
  };
}

const byPriority: Ranking = {
  placeOf({ priority }) {
    const rank = PRIORITY_RANK[priority];
    return { rank, group: rank };
  },
  nameOf: (group) => PRIORITY_NAMES[group] ?? '',
};

function byProject({ projects }: Surroundings): Ranking {
  const ranks = new Map(projects.map(({ id }, index) => [id, index]));
  return {
    placeOf({ project_id: id }) {
      const rank = (id === null ? undefined : ranks.get(id)) ?? projects.length;
      return { rank, group: rank };
    },
    nameOf: (group) => projects[group]?.title ?? 'No project',
  };
}

function byAge(around: Surroundings): Ranking {
  const startOf = dayStarts(around);
  const starts = [startOf(0), startOf(-1), startOf(-6)];
  const names = ['Created today', 'Created yesterday', 'Created in the last 7 days'];
  return {
    placeOf({ created_at: created }) {
      const time = Date.parse(created) || 0;
      const recent = starts.findIndex((start) => time >= start);
      if (recent >= 0) return { rank: -time, group: recent };
      const months = differenceInCalendarMonths(around.nowMs, time);
      return { rank: -time, group: names.length + months };
    },
    nameOf(group) {
      const month = subMonths(around.nowMs, group - names.length);
      return names[group] ?? formatDay(dayKeyOf(+month), MONTH);
    },
  };
}

function rankingOf(key: OrderKey, around: Surroundings): Ranking {
  if (key === 'due') return byDue(around);
  if (key === 'project') return byProject(around);
  return key === 'priority' ? byPriority : byAge(around);
}

interface Item {
  readonly task: Task;
  readonly group: number;
  readonly rank: number;
}

/** What is completed stands last, equal ones as they stand by hand. */
function compare(a: Item, b: Item): number {
  if (a.group !== b.group) return a.group - b.group;
  if (a.task.completed !== b.task.completed) return a.task.completed ? 1 : -1;
  return a.rank === b.rank ? 0 : a.rank - b.rank;
}

/** Puts a list into its order, with a heading for each group that has rows. */
export function arrange(
  roots: readonly Task[],
  { sort, group }: ListOrder,
  around: Surroundings,
): Arranged {
  const sorting = sort && rankingOf(sort, around);
  const grouping = group && rankingOf(group, around);
  const items = roots.map((task) => ({
    task,
    group: grouping ? grouping.placeOf(task).group : 0,
    rank: sorting ? sorting.placeOf(task).rank : 0,
  }));
  items.sort(compare);

  const groups: RowGroup[] = [];
  if (grouping) {
    const starts = items.flatMap((item, index) =>
      item.group === items[index - 1]?.group ? [] : [index],
    );
    starts.forEach((start, at) => {
      const { group: key } = items[start] as Item;
      const count = (starts[at + 1] ?? items.length) - start;
      groups.push({ key: `${key}`, label: grouping.nameOf(key), note: `${count}`, start });
    });
  }
  return { roots: items.map(({ task }) => task), groups };
}

const DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** The completed tasks of the trash, newest first as they come, under the day on which they were done. */
export function arrangeCompleted(roots: readonly Task[], around: Surroundings): Arranged {
  const startOf = dayStarts(around);
  const starts = [startOf(0), startOf(-1)];
  const nameOf = (time: number, day: Date) => {
    const recent = starts.findIndex((start) => time >= start);
    if (recent >= 0) return recent === 0 ? 'Today' : 'Yesterday';
    const isThisYear = isSameYear(day, around.nowMs);
    return day.toLocaleDateString('en-US', isThisYear ? DAY : { ...DAY, year: 'numeric' });
  };
  const groups: RowGroup[] = [];
  let last = NaN;
  roots.forEach(({ deleted_at: at }, index) => {
    const time = Date.parse(at ?? '') || 0;
    const day = dayOf(time, around.dayStartMinutes);
    if (+day === last) return;
    last = +day;
    groups.push({ key: `${last}`, label: nameOf(time, day), start: index });
  });
  return {
    roots,
    groups: groups.map((group, at) => ({
      ...group,
      note: `${(groups[at + 1]?.start ?? roots.length) - group.start}`,
    })),
  };
}
