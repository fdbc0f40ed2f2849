import type { GoalDraft, LearningGoal } from './learning.schema';
import { firstNotes, readNotes, withGoalNotes } from './notes.logic';
import { percentOf } from './progress.logic';

/** A new goal: nothing learnt yet (spec §3). */
export function newGoal(
  { topic, subject, targetHours, text }: GoalDraft,
  made: { id: string; userId: string; now: number },
): LearningGoal {
  return {
    id: made.id,
    user_id: made.userId,
    topic: topic.trim(),
    subject,
    progress_percentage: 0,
    time_spent: 0,
    notes: withGoalNotes(firstNotes(targetHours), { targetHours, text }),
    last_studied: null,
    session_ids: [],
    created_at: new Date(made.now).toISOString(),
  };
}

/** What the form shows of a goal. */
export function draftOf({ topic, subject, notes }: LearningGoal): GoalDraft {
  const { targetHours, text } = readNotes(notes);
  return { topic, subject, targetHours, text };
}

/** The columns that an edited goal writes: another target is another percentage. */
export function changesOf(goal: LearningGoal, { topic, subject, targetHours, text }: GoalDraft) {
  return {
    topic: topic.trim(),
    subject,
    notes: withGoalNotes(goal.notes, { targetHours, text }),
    progress_percentage: percentOf(goal.time_spent, targetHours),
  };
}
