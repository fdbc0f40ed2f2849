import type { FilledDay } from '../../../shared/days/days.logic';
import { isEnter } from '@plainday/shared-utils';
import type { Task } from '@plainday/domain-tasks';
import { announce } from '@plainday/ui-patterns';
import { useEffect, useState } from 'react';
import { shortDuration } from '../../../shared/days/words.logic';
import { afterMove, daySaid } from '../model/upcoming.logic';

interface LiftOptions {
  readonly days: readonly FilledDay[];
  readonly onDrop: (task: Task, key: string) => void;
}

interface Lifted {
  readonly task: Task;
  /** Index of the day it hangs over. */
  readonly at: number;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** A task on its way to another day, by keys alone (WCAG 2.5.7). */
export function useLift({ days, onDrop }: LiftOptions) {
  const [lifted, setLifted] = useState<Lifted | null>(null);

  useEffect(() => {
    if (!lifted) return undefined;
    const { task, at } = lifted;

    function hover(next: number): void {
      const day = days[Math.max(0, Math.min(days.length - 1, next))];
      if (!day) return;
      setLifted({ task, at: days.indexOf(day) });
      const minutes = afterMove(day, { task, to: day.key }) ?? day.minutes;
      announce(daySaid({ ...day, minutes }));
      document.getElementById(`day-${day.key}`)?.scrollIntoView({ block: 'nearest' });
    }

    /** While something is lifted every key is for it. */
    function handleKey(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const step = STEPS[event.key];
      if (step !== undefined) return hover(at + step);
      if (event.key === 'Escape') {
        setLifted(null);
        announce('Nothing was moved.');
      }
      if (event.repeat || (!isEnter(event) && event.key !== ' ')) return;
      setLifted(null);
      const day = days[at];
      if (day) onDrop(task, day.key);
    }

    const cancel = () => setLifted(null);
    document.addEventListener('keydown', handleKey, { capture: true });
    document.addEventListener('pointerdown', cancel);
    return () => {
      document.removeEventListener('keydown', handleKey, { capture: true });
      document.removeEventListener('pointerdown', cancel);
    };
  }, [lifted, days, onDrop]);

  return {
    move: lifted && { task: lifted.task, to: days[lifted.at]?.key ?? null },
    lift(task: Task): void {
      const at = days.findIndex((day) => day.tasks.some(({ id }) => id === task.id));
      setLifted({ task, at });
      const minutes = task.duration === null ? '' : `, ${shortDuration(task.duration)}`;
      announce(
        `“${task.title}”${minutes} lifted. Arrows choose the day, Enter drops, Escape cancels.`,
      );
    },
  };
}
