import { todayOf } from '@plainday/domain-calendar';
import { newTask, type Task } from '@plainday/domain-tasks';
import { nextOccurrence } from '@plainday/domain-tasks/recurrence';
import { groupTasks } from '../../../../apps/tasks/src/modules/eisenhower/model/group.logic';
import * as counted from '../../../../apps/tasks/src/modules/productivity-dashboard/model/counted.logic';
import {
  doneByDay,
  dueItems,
} from '../../../../apps/tasks/src/modules/task-list/model/offers.logic';
import { tasksOf } from '../../../../apps/tasks/src/modules/templates/model/apply.logic';
import {
  agendaByDay,
  agendaOn,
  countTasks,
} from '../../../../apps/tools-time/src/modules/calendar/model/agenda.logic';
import { daily, type Figure, type Life } from '../life';
import { keyOf, mondayOf, weekdayOf } from '../wall';

/** A task of the model: on which days it was made, is due, was ticked or deleted. */
interface Kept {
  readonly id: string;
  readonly made: number;
  readonly due: number | null;
  readonly high: boolean;
  readonly ticked: number;
  readonly deleted: number;
  /** When it is due, in minutes after the midnight of its day. */
  readonly dueAt: number;
}

const NEVER = Infinity;
const WEEKS = 8;

const iso = (instant: number) => new Date(instant).toISOString();

/** Three tasks a day, of which some are ticked and few deleted; on Mondays a template adds two; one repeats daily at 21:30. */
function live(life: Life): { kept: Kept[]; rows: Map<string, Task> } {
  const kept: Kept[] = [];
  const rows = new Map<string, Task>();
  const [first = 0] = life.days;
  const last = first + life.days.length - 1;

  function add(task: Task, model: Omit<Kept, 'id' | 'ticked' | 'deleted'>): void {
    const after = model.made + life.chance(10);
    const fate = life.chance(6);
    const ticked = fate < 3 && after <= last ? after : NEVER;
    const deleted = fate === 3 && after <= last ? after : NEVER;
    kept.push({ ...model, id: task.id, ticked, deleted });
    rows.set(task.id, task);
  }

  for (const day of life.days) {
    for (let index = 0; index < 3; index += 1) {
      const due = life.chance(4) === 0 ? null : day + life.chance(9);
      const [high, dueAt] = [life.chance(3) === 0, life.moment()];
      const birth = { id: `task ${day} ${index}`, userId: 'u', nowMs: life.at(day, 430) };
      const fields = {
        priority: high ? 'high' : 'medium',
        due_date: due === null ? null : iso(life.at(due, dueAt)),
      } as const;
      add(newTask('Task', birth, fields), { made: day, due, high, dueAt });
    }
    if (weekdayOf(day) === 0) {
      const task = { description: '', priority: 'medium', subtask: false } as const;
      const template = {
        id: 'week',
        name: 'Week',
        description: '',
        category: 'General',
        tasks: [
          { ...task, title: 'Plan', due: { days: 0, time: '23:00' } },
          { ...task, title: 'Review', due: { days: 4, time: null } },
        ],
      };
      const nowMs = life.at(day, 430);
      const { dayStartMinutes, timeZone } = life;
      const application = {
        nowMs,
        dayStartMinutes,
        timeZone,
        firstDay: todayOf({ ...life, nowMs }),
        dueTimeMinutes: 1020,
        newDatesTimed: true,
      };
      const births = { userId: 'u', ids: [`plan ${day}`, `review ${day}`] };
      const [plan, review] = tasksOf(
        template,
        { ...application, projectId: null, answers: {} },
        births,
      );
      if (plan) add(plan, { made: day, due: day, high: false, dueAt: 1380 });
      if (review) add(review, { made: day, due: day + 4, high: false, dueAt: 1020 });
    }
  }
  return { kept, rows };
}

/** A task as it is at the end of a day. */
function rowOn(
  life: Life,
  task: Task,
  { ticked, deleted }: Kept,
  day: number,
  ticks: ReadonlyMap<string, number>,
): Task {
  const over = Math.min(ticked, deleted);
  if (over > day) return task;
  return {
    ...task,
    completed: ticked <= day,
    deleted_at: iso(life.at(over, ticks.get(task.id) ?? 720)),
  };
}

/** The dashboard, the matrix, the calendar's tasks, templates, and what the task list tells others. */
export function tasks(life: Life): Figure[] {
  const { kept, rows } = live(life);
  const ticks = new Map(kept.map(({ id }) => [id, life.moment()]));
  return daily(life, (day, look) => {
    const known = kept.filter(({ made }) => made <= day);
    const all = known.map((one) => rowOn(life, rows.get(one.id)!, one, day, ticks));
    const open = all.filter(({ deleted_at }) => deleted_at === null);
    const trash = all.filter(({ deleted_at }) => deleted_at !== null);
    const list = counted.countedTasks(open, trash);
    const isOpen = ({ ticked, deleted }: Kept) => ticked > day && deleted > day;
    const isDone = ({ ticked }: Kept) => ticked <= day;
    const living = known.filter(isOpen);
    const monday = mondayOf(day);
    const week = Array.from({ length: 7 }, (_, index) => monday + index);
    const range = { from: keyOf(monday), to: keyOf(monday + 6) };
    const share = (of: readonly Kept[]) => ({
      total: of.length,
      completed: of.filter(isDone).length,
    });
    const mine = known.filter((one) => isOpen(one) || isDone(one));
    const groups = groupTasks(open, look);
    const agenda = agendaByDay({ open, done: trash.filter(({ completed }) => completed) }, look);
    const isUrgent = ({ due }: Kept) => due !== null && due < day + 7;
    return {
      'total and completed': [counted.shareAt({ kind: 'total' }, list, look), share(mine)],
      'today’s tasks': [
        counted.shareAt({ kind: 'today' }, list, look),
        share(mine.filter(({ due }) => due === day)),
      ],
      'completed by week': [
        counted
          .mondaysOf(look)
          .map((one) => counted.shareAt({ kind: 'week', monday: one }, list, look).total),
        Array.from({ length: WEEKS }, (_, index) => monday - 7 * (WEEKS - 1 - index)).map(
          (one) => mine.filter(({ ticked }) => ticked <= day && mondayOf(ticked) === one).length,
        ),
      ],
      'completed by day': [
        doneByDay(trash, range, look),
        week
          .map((one) => ({
            day: keyOf(one),
            value: mine.filter(({ ticked }) => ticked === one && one <= day).length,
          }))
          .filter(({ value }) => value > 0),
      ],
      'due by day': [
        week.map(
          (one) => dueItems(open, range, look).filter(({ day: key }) => key === keyOf(one)).length,
        ),
        week.map((one) => living.filter(({ due }) => due === one).length),
      ],
      matrix: [
        Object.fromEntries(Object.entries(groups).map(([name, of]) => [name, of.length])),
        {
          'urgent-important': living.filter((one) => one.high && isUrgent(one)).length,
          'important-not-urgent': living.filter((one) => one.high && !isUrgent(one)).length,
          'urgent-not-important': living.filter((one) => !one.high && isUrgent(one)).length,
          neither: living.filter((one) => !one.high && !isUrgent(one)).length,
        },
      ],
      'calendar, tasks by day': [
        week.map((one) => countTasks(agendaOn(agenda, keyOf(one)))),
        week.map(
          (one) =>
            mine.filter(({ due, ticked }) => (due ?? (ticked <= day ? ticked : NEVER)) === one)
              .length,
        ),
      ],
    };
  });
}

/** A task that comes every day at 21:30, ticked at some time of most days, and in the night by who lives then. */
export function repeating(life: Life): Figure[] {
  const [first = 0] = life.days;
  const dueOn = (day: number) => life.at(day, 1290);
  const birth = { id: 'daily', userId: 'u', nowMs: life.at(first, 430) };
  const repeat = { repeat_pattern: 'daily', repeat_interval: 1 } as const;
  let task = newTask('Water', birth, { ...repeat, due_date: iso(dueOn(first)) });
  let anchor = {};
  let due = first;
  return life.days.flatMap((day): Figure[] => {
    if (life.chance(4) === 0) return [];
    const now = life.at(day, life.moment());
    const { timeZone, dayStartMinutes } = life;
    const options = { timeZone, dayStartMinutes, ...anchor };
    const next = nextOccurrence(task, new Date(now), options);
    if (next) {
      task = { ...task, due_date: next.due_date };
      anchor = { anchorDay: next.anchorDay, anchorTime: next.anchorTime };
    }
    due += 1;
    while (dueOn(due) <= now) due += 1;
    const model = iso(dueOn(due));
    return [{ name: `${keyOf(day)}: due after the tick`, app: task.due_date, model }];
  });
}

/** A task done every second day, counted from the day on which it is done, whenever in that day's night it is ticked. */
export function fromCompletion(life: Life): Figure[] {
  const [first = 0] = life.days;
  const birth = { id: 'plants', userId: 'u', nowMs: life.at(first, 430) };
  const repeat = {
    repeat_pattern: 'daily',
    repeat_interval: 2,
    repeat_from: 'completion',
  } as const;
  const task = newTask('Plants', birth, { ...repeat, due_date: iso(life.at(first, 1020)) });
  return life.days.map((day) => {
    const { timeZone, dayStartMinutes } = life;
    const now = new Date(life.at(day, life.moment()));
    const next = nextOccurrence(task, now, { timeZone, dayStartMinutes });
    return {
      name: `${keyOf(day)}: due after it is done`,
      app: next?.due_date,
      model: iso(life.at(day + 2, 1020)),
    };
  });
}
