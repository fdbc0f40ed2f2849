import { useAppDispatch } from '@plainday/data-api';
import { readPreferences } from '@plainday/data-preferences';
import { changeTasks, completeTasks, inverseChanges } from '@plainday/data-tasks';
import { completedText, timeFromMinutes, type Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { logger, systemClock } from '@plainday/shared-platform';
import { durationOf } from '../../../shared/duration.logic';
import { moveChanges, targetText, type MoveTarget } from '../model/move.logic';

/** What the calendar does to tasks, each with its Undo. */
export function useTaskWrites(familyOf: (task: Task) => readonly Task[]) {
  const { notify, undo, user } = useShell();
  const dispatch = useAppDispatch();

  /** Only the due date changes (CV4). False when it was due there already. */
  function move(task: Task, target: MoveTarget): boolean {
    const rule = readPreferences(user.id);
    const changes = moveChanges(task, target, rule);
    if (!changes) return false;
    const entries = [{ task, changes }];
    void dispatch(changeTasks(entries));
    undo.offer(`“${task.title}” moved to ${targetText(task, target, rule)}`, () =>
      dispatch(changeTasks(inverseChanges(entries))),
    );
    return true;
  }

  /** Only the duration changes (CV12). */
  function resize(task: Task, minutes: number | null): void {
    if (task.duration === minutes) return;
    const entries = [{ task, changes: { duration: minutes } }];
    void dispatch(changeTasks(entries));
    const said = minutes === null ? 'has no duration' : `takes ${durationOf(minutes * 60)}`;
    undo.offer(`“${task.title}” ${said}`, () => dispatch(changeTasks(inverseChanges(entries))));
  }

  async function complete(task: Task): Promise<void> {
    const { dueTimeMinutes, dayStartMinutes } = readPreferences(user.id);
    const options = { preferredTime: timeFromMinutes(dueTimeMinutes), dayStartMinutes };
    const ticking = { task, family: familyOf(task) };
    try {
      const ticked = await dispatch(completeTasks([ticking], systemClock.now(), options));
      if (ticked) {
        undo.offer(
          completedText(task, ticked.next[0], systemClock.now()),
          () => dispatch(ticked.undo),
          {
            about: [task.id],
          },
        );
      }
    } catch (error) {
      logger.error('A repeating task could not be completed.', error);
      notify.toast({
        title: 'Task not completed',
        description: 'The next date could not be computed. Please try again.',
        tone: 'destructive',
      });
    }
  }

  return { move, resize, complete: (task: Task) => void complete(task) };
}

/** What the calendar does to tasks. */
export type TaskWrites = ReturnType<typeof useTaskWrites>;
