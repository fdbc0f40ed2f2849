import type { DayKey } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';
import { MINUTE_MS } from '@plainday/shared-utils';
import { agendaOn, type DayAgenda } from './agenda.logic';
import { SLOT_MINUTES } from './blocks.logic';
import type { CalendarItem } from './ics.logic';

function planned(id: string, task: Task, due: string | null): CalendarItem[] {
  const startMs = Date.parse(due ?? task.deleted_at ?? '');
  if (Number.isNaN(startMs)) return [];
  const endMs = startMs + (task.duration ?? SLOT_MINUTES) * MINUTE_MS;
  return [{ id, title: task.title, startMs, endMs, description: task.description ?? undefined }];
}

/** What is shown on these days as items of a file: tasks, repeats and tracked time; habits have no hour (CV7). */
export function exportItems(
  days: readonly DayKey[],
  agendas: ReadonlyMap<DayKey, DayAgenda>,
): CalendarItem[] {
  return days.flatMap((day) => {
    const { open, done, repeats, tracked } = agendaOn(agendas, day);
    return [
      ...[...open, ...done].flatMap((task) => planned(task.id, task, task.due_date)),
      ...repeats.flatMap(({ id, task, due }) => planned(id, task, due)),
      ...tracked.map(({ id, title, start, end }) => ({
        id: `tracked-${id}`,
        title,
        startMs: Date.parse(start ?? ''),
        endMs: Date.parse(end ?? ''),
      })),
    ].filter(({ startMs, endMs }) => !Number.isNaN(startMs) && !Number.isNaN(endMs));
  });
}
