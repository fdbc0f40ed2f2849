import { readPreferences } from '@plainday/data-preferences';
import { dayAt } from '@plainday/domain-calendar';
import {
  backOf,
  editOf,
  removeWithUndo,
  useAppDispatch,
  useRows,
  type RowChange,
} from '@plainday/data-api';
import { useShell } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { quoted } from '@plainday/shared-utils';
import { learningApi, useLearningListQuery } from '../api/learning.api';
import { changesOf, newGoal, showSame, typedSince } from '../model/goals.logic';
import type { GoalDraft, LearningGoal, SessionDraft } from '../model/learning.schema';
import { completes, type Session } from '../model/session.logic';

const { learningAdd, learningChange, learningRemove, learningLog, learningTakeBack } =
  learningApi.endpoints;
const UNTRACKED = { track: false } as const;

/** The learning goals of the account, and everything that can be done with them. */
export function useLearning() {
  const { user, notify, undo } = useShell();
  const dispatch = useAppDispatch();
  const { rows, status, retry } = useRows(useLearningListQuery());

  return {
    goals: rows,
    status,
    retry,
    create(draft: GoalDraft): LearningGoal {
      const goal = newGoal(draft, { id: newId(), userId: user.id, now: systemClock.now() });
      void dispatch(learningAdd.initiate(goal, UNTRACKED));
      notify.brief(`Learning goal created: ${quoted(goal.topic)}`);
      return goal;
    },
    /** `opened` is the goal as the form was opened with: sessions may have been logged since then. */
    edit(opened: LearningGoal, draft: GoalDraft): void {
      const now = rows.find(({ id }) => id === opened.id) ?? opened;
      const fields = changesOf(now, typedSince(opened, now, draft));
      const edit = editOf(now, fields);
      if (!edit) return;
      const seen = showSame(opened, now)
        ? edit.seen
        : { ...edit.seen, ...editOf(opened, fields)?.seen };
      const write = (made: RowChange<LearningGoal>) =>
        void dispatch(learningChange.initiate(made, UNTRACKED));
      write({ ...edit, seen });
      undo.offer(`“${fields.topic}” changed`, () => write(backOf(edit)));
    },
    remove(goal: LearningGoal): void {
      undo.offer(
        `“${goal.topic}” deleted`,
        dispatch(removeWithUndo(learningRemove, learningAdd, goal)),
        {
          toast: { title: 'Goal deleted', description: goal.topic },
        },
      );
    },
    /** One call, harmless when repeated; its Undo is one as well. */
    log({ goalId, minutes, note }: SessionDraft): boolean {
      const goal = rows.find(({ id }) => id === goalId);
      if (!goal) return false;
      const now = systemClock.now();
      const session: Session = {
        id: newId(),
        goalId,
        day: dayAt(now, readPreferences(user.id)),
        minutes,
        note,
        at: new Date(now).toISOString(),
        before: goal.last_studied,
      };
      void dispatch(learningLog.initiate(session, UNTRACKED));
      undo.offer(`Session logged: “${goal.topic}”`, () =>
        dispatch(learningTakeBack.initiate(session, UNTRACKED)),
      );
      if (completes(goal, session)) {
        notify.toast({ title: 'Goal completed', description: goal.topic });
      }
      return true;
    },
  };
}

/** The goals and what can be done with them. */
export type Learning = ReturnType<typeof useLearning>;
