import { useEffect, useMemo, useState } from 'react';
import { useDeviceValue, type DeviceValue } from '@plainday/data-device';
import { useShell, type FoundItem } from '@plainday/federation-contract';
import { tasksOfLines, withEdit } from './made-tasks.logic';
import type { MadeTasks } from './made-tasks.schema';

type Found = ReadonlyMap<string, FoundItem | null>;

/** A line, and the task that it became. */
export interface TaskLine {
  readonly text: string;
  /** Undefined while it is looked for, null where there is none or none any more. */
  readonly task: FoundItem | null | undefined;
  readonly taskId: string | null;
}

/** Which lines of an item are tasks by now, and how these are. Follows what becomes of them. */
export function useMadeTasks(store: DeviceValue<MadeTasks>, id: string, texts: readonly string[]) {
  const { offers } = useShell();
  const [all, setAll] = useDeviceValue(store);
  const [found, setFound] = useState<Found>(new Map());
  const made = useMemo(() => all.made.filter(({ owner }) => owner === id), [all, id]);
  const ids = made.map((one) => one.id).join(' ');

  useEffect(() => {
    if (ids === '') return undefined;
    let asked = 0;
    let isGone = false;
    async function look(): Promise<void> {
      const turn = (asked += 1);
      const all = await Promise.all(
        ids
          .split(' ')
          .map(async (taskId) => [taskId, await offers.get({ kind: 'task', id: taskId })] as const),
      );
      if (!isGone && turn === asked) setFound(new Map(all));
    }
    const stop = offers.subscribe('facts', 'tasks-done', () => void look());
    void look();
    return () => {
      isGone = true;
      stop();
    };
  }, [offers, ids]);

  const lines = useMemo(
    () =>
      tasksOfLines(texts, made).map((taskId, index): TaskLine => {
        const task = taskId === null ? null : found.get(taskId);
        return { text: texts[index] ?? '', task, taskId };
      }),
    [texts, made, found],
  );

  return {
    lines,
    /** Changes whenever the tasks were looked at. */
    found,
    /** Tasks that are no more. */
    gone: lines.flatMap(({ task, taskId }) => (task === null && taskId !== null ? [taskId] : [])),
    /** The text was edited: its lines are these now. */
    follow(after: readonly string[]): void {
      if (made.length > 0) setAll((now) => withEdit(now, id, texts, after));
    },
    tick(taskId: string, done: boolean): void {
      void offers.act('tick-task', { id: taskId, done });
    },
  };
}
