import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import type { DropPlaces } from '@plainday/ui-patterns/drop-places';
import { useMemo } from 'react';
import type { ListPort } from '../port/list-context';
import type { RowsView } from '../port/rows-view';
import { useLatest } from '../port/use-latest';
import { placeMove } from './task-places.logic';

/** What entries of the sidebar take from a list: the task that is dragged there, with all that are selected beside it. */
export function useTaskPlaces(view: RowsView, port: ListPort): DropPlaces {
  const { user } = useShell();
  const latest = useLatest(view);

  return useMemo(() => {
    function tasksOf(id: string) {
      const { selected } = port.selection.get();
      const { roots } = latest();
      return roots.filter((task) => (selected.has(id) ? selected.has(task.id) : task.id === id));
    }
    function moveOf(id: string, place: string) {
      const { dayStartMinutes } = readPreferences(user.id);
      const present = { nowMs: systemClock.now(), dayStartMinutes };
      return placeMove({ place, tasks: tasksOf(id), projects: latest().projects, present });
    }
    return {
      say: (id, place) => moveOf(id, place)?.said ?? '',
      drop(id, place) {
        const move = moveOf(id, place);
        const tasks = tasksOf(id);
        if (move?.kind === 'trash') port.batch.trash(tasks);
        if (move?.kind === 'today') port.batch.schedule(tasks, 'today');
        if (move?.kind === 'project') port.batch.moveTo(tasks, move.projectId);
      },
    };
  }, [user.id, latest, port]);
}
