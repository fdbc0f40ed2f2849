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

/** What was typed into the form; where nothing was, what stands there now, which another device may have changed. */
export function typedSince(opened: LearningGoal, now: LearningGoal, draft: GoalDraft): GoalDraft {
  const [was, is] = [draftOf(opened), draftOf(now)];
  return {
    topic: draft.topic === was.topic ? is.topic : draft.topic,
    subject: draft.subject === was.subject ? is.subject : draft.subject,
    targetHours: draft.targetHours === was.targetHours ? is.targetHours : draft.targetHours,
    text: draft.text === was.text ? is.text : draft.text,
  };
}

/** Whether the form would show the same of both: sessions that were logged in between are no difference. */
export function showSame(a: LearningGoal, b: LearningGoal): boolean {
  return JSON.stringify(draftOf(a)) === JSON.stringify(draftOf(b));
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
