import { useMemo } from 'react';
import { useRows } from '@plainday/data-api';
import { useProjectsQuery, useTasksListQuery } from '@plainday/data-tasks';
import { useDayRule } from '@plainday/data-preferences';
import { beginOf, endOf, type DayKey } from '@plainday/domain-calendar';
import type { Project, Task } from '@plainday/domain-tasks';
import { useLayer } from '@plainday/federation-contract';
import { agendaByDay } from '../model/agenda.logic';
import type { Layer } from '../model/calendar.schema';
import { ghostsWithin } from '../model/repeats.logic';

const NONE: readonly never[] = [];
const NO_PROJECTS: readonly Project[] = [];

/** Everything that stands on the days that are shown, without the layers that are off. */
export function useAgenda(days: readonly DayKey[], off: readonly Layer[], nowMs: number) {
  const rule = useDayRule();
  const [from = '', to = from] = [days[0], days.at(-1)];
  const isOff = (layer: Layer) => off.includes(layer);
  const { rows, status, retry } = useRows(useTasksListQuery('everywhere'));
  const trash = useTasksListQuery('trash', { skip: isOff('tasks') });
  const { currentData: projects = NO_PROJECTS } = useProjectsQuery();
  // An empty range asks nobody: what is off is not downloaded either.
  const tracked = useLayer(isOff('tracked') ? '' : 'tracked-time', { from, to });
  const habits = useLayer(isOff('habits') ? '' : 'habit-days', { from, to });
  const events = useLayer(isOff('calendars') ? '' : 'calendar-events', { from, to });

  const open = isOff('tasks') ? NONE : rows;
  const done = useMemo(
    () => (trash.currentData ?? NONE).filter(({ completed }) => completed),
    [trash.currentData],
  );
  const span = useMemo(
    () => (from === '' ? null : { fromMs: beginOf(from, rule), toMs: endOf(to, rule) }),
    [from, to, rule],
  );
  const showsRepeats = !isOff('repeats');
  const repeats = useMemo(
    () => (span && showsRepeats ? ghostsWithin(rows, span, { nowMs, ...rule }) : NONE),
    [rows, span, nowMs, rule, showsRepeats],
  );
  // Tasks do not depend on the days that are shown: turning a page adds but the rest.
  const tasks = useMemo(
    () => agendaByDay({ open, done: open === NONE ? NONE : done }, rule),
    [open, done, rule],
  );
  const agendas = useMemo(
    () =>
      agendaByDay(
        { repeats, tracked: tracked.items, habits: habits.items, events: events.items },
        rule,
        tasks,
      ),
    [rule, tasks, repeats, tracked.items, habits.items, events.items],
  );
  const taskById = useMemo(() => new Map(rows.map((task) => [task.id, task])), [rows]);
  const projectById = useMemo(
    () => new Map(projects.map((project) => [project.id, project])),
    [projects],
  );

  return {
    status,
    retry,
    agendas,
    taskById,
    projectById,
    /** Subtasks as they are now, which go with a task that is completed. */
    familyOf: (task: Task) => rows.filter((row) => row.parent_task_id === task.id),
  };
}

/** What stands on which day. */
export type Agenda = ReturnType<typeof useAgenda>;
