import type { DayKey } from '@plainday/domain-calendar';
import { dayWithoutTime, type Task } from '@plainday/domain-tasks';
import type { LayerItem } from '@plainday/federation-contract';
import { MINUTE_MS } from '@plainday/shared-utils';
import { agendaOn, type DayAgenda } from './agenda.logic';
import { SLOT_MINUTES } from './blocks.logic';
import type { CalendarItem } from './ics.logic';

function planned(id: string, task: Task, due: string | null, day: DayKey): CalendarItem[] {
  const { title, description } = task;
  if (dayWithoutTime(task) !== null)
    return [{ id, title, day, description: description ?? undefined }];
  const startMs = Date.parse(due ?? task.deleted_at ?? '');
  if (Number.isNaN(startMs)) return [];
  const endMs = startMs + (task.duration ?? SLOT_MINUTES) * MINUTE_MS;
  return [{ id, title, startMs, endMs, description: description ?? undefined }];
}

function spent({ id, title, start, end }: LayerItem): CalendarItem[] {
  const [startMs, endMs] = [Date.parse(start ?? ''), Date.parse(end ?? '')];
  return startMs <= endMs ? [{ id: `tracked-${id}`, title, startMs, endMs }] : [];
}

/** What is shown on these days as items of a file: tasks, repeats, tracked time, and the habits that were done (CV7). */
export function exportItems(
  days: readonly DayKey[],
  agendas: ReadonlyMap<DayKey, DayAgenda>,
): CalendarItem[] {
  return days.flatMap((day) => {
    const { open, done, repeats, tracked, habits } = agendaOn(agendas, day);
    return [
      ...[...open, ...done].flatMap((task) => planned(task.id, task, task.due_date, day)),
      ...repeats.flatMap(({ id, task, due }) => planned(id, task, due, day)),
      ...tracked.flatMap(spent),
      ...habits
        .filter((habit) => habit.done)
        .map(({ id, title }) => ({ id: `habit-${id}-${day}`, title, day })),
    ];
  });
}
