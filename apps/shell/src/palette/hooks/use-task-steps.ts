import { useAppDispatch } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { changeTask, completeTasks, useProjectsQuery } from '@plainday/data-tasks';
import {
  completedText,
  dayOfDue,
  dueChanges,
  dueFromShortcut,
  dueOnDay,
  hasTime,
  newDateTime,
  NO_DUE,
  DUE_SHORTCUTS,
  formatDue,
  inverseOf,
  timeFromMinutes,
  type Due,
  type Task,
  type TaskChanges,
} from '@plainday/domain-tasks';
import { modulesOffering, useShell, type IconNode } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { Calendar, CalendarMinus, CalendarX, Check, FolderInput } from 'lucide';
import type { PaletteEntry } from '../model/entries';

/** What can be done with a task that was found: tick it, give it a date, time it, move it. Each has its Undo. */
export function useTaskSteps(task: Task | undefined): readonly PaletteEntry[] {
  const { user, undo, notify, offers, modules } = useShell();
  const dispatch = useAppDispatch();
  const { data: projects = [] } = useProjectsQuery();
  if (!task) return [];
  const name = quoted(task.title);
  const nowMs = systemClock.now();
  const preferences = readPreferences(user.id);
  const { dayStartMinutes } = preferences;
  const preferredTime = timeFromMinutes(preferences.dueTimeMinutes);

  function change(target: Task, changes: TaskChanges, done: string): void {
    void dispatch(changeTask(target, changes));
    const back = changeTask({ ...target, ...changes }, inverseOf(target, changes));
    undo.offer(`${name} ${done}`, () => void dispatch(back), { about: [target.id] });
  }

  const schedule = (target: Task, due: Due, done: string) =>
    change(target, dueChanges(target, due), done);

  async function complete(target: Task): Promise<void> {
    try {
      const ticked = await dispatch(
        completeTasks([{ task: target }], systemClock.now(), { preferredTime, dayStartMinutes }),
      );
      if (!ticked) return;
      const done = completedText(target, ticked.next[0], systemClock.now());
      undo.offer(done, () => void dispatch(ticked.undo), { about: [target.id] });
    } catch (error) {
      logger.error('A task could not be completed from the palette.', error);
      notify.brief(`${name} could not be completed. Please try again.`);
    }
  }

  async function track(target: Task, moduleId: string, title: string): Promise<void> {
    const request = { title: target.title, projectId: target.project_id, taskId: target.id };
    const started = await offers.act('start-session', request, moduleId);
    if (started) return;
    notify.brief(started === false ? `${title} is running already` : `${title} did not answer`);
  }

  const step = (id: string, title: string, icon: IconNode, run: () => void, fact?: string) => ({
    id: `step ${id}`,
    title,
    mark: { kind: 'icon', icon } as const,
    facts: fact === undefined ? undefined : [fact],
    kind: 'action' as const,
    run,
  });
  const dates = DUE_SHORTCUTS.map(({ id, label }) => {
    const now = new Date(nowMs);
    const due = dueFromShortcut(id, now, task, newDateTime(preferences), dayStartMinutes);
    const fact = formatDue(due, nowMs);
    return step(id, `Due ${label}`, Calendar, () => schedule(task, due, `is due ${fact}`), fact);
  });
  const day = dayOfDue(task, preferences);
  const timers = modulesOffering(modules, { part: 'actions', kind: 'start-session' });
  return [
    step('complete', 'Complete', Check, () => void complete(task)),
    ...dates,
    ...(day !== null && hasTime(task)
      ? [
          step('no time', 'No time', CalendarMinus, () =>
            schedule(task, dueOnDay(day, preferences), 'has no time'),
          ),
        ]
      : []),
    ...(task.due_date !== null
      ? [step('no date', 'No due date', CalendarX, () => schedule(task, NO_DUE, 'has no due date'))]
      : []),
    ...timers.map(({ id, title, icon }) =>
      step(id, `Start ${title}`, icon, () => void track(task, id, title)),
    ),
    ...(task.project_id === null
      ? []
      : [
          step('no project', 'Move to No Project', FolderInput, () =>
            change(task, { project_id: null }, 'moved to No Project'),
          ),
        ]),
    ...projects
      .filter(({ id }) => id !== task.project_id)
      .map(({ id, title }) =>
        step(id, `Move to ${title}`, FolderInput, () =>
          change(task, { project_id: id }, `moved to ${title}`),
        ),
      ),
  ];
}
