import type { LearningGoal } from './learning.schema';
import { readNotes, withoutSession, withSession, type SessionLine } from './notes.logic';
import { percentOf } from './progress.logic';

/** A session as it is logged: made here, so that it can be sent again and taken back. */
export interface Session extends SessionLine {
  readonly id: string;
  readonly goalId: string;
  /** ISO instant at which it was logged. */
  readonly at: string;
  /** When the goal was studied before; null for never. */
  readonly before: string | null;
}

function withMinutes(
  notes: string,
  minutes: number,
): Pick<LearningGoal, 'notes' | 'time_spent' | 'progress_percentage'> {
  const { targetHours } = readNotes(notes);
  return { notes, time_spent: minutes, progress_percentage: percentOf(minutes, targetHours) };
}

/** The goal with a session more, as the database logs it. Twice is once. */
export function logged(goal: LearningGoal, session: Session): LearningGoal {
  if (goal.session_ids.includes(session.id)) return goal;
  return {
    ...goal,
    ...withMinutes(withSession(goal.notes, session), goal.time_spent + session.minutes),
    last_studied: session.at,
    session_ids: [...goal.session_ids, session.id],
  };
}

/** The goal without the session. One that is not there changes nothing. */
export function takenBack(goal: LearningGoal, session: Session): LearningGoal {
  if (!goal.session_ids.includes(session.id)) return goal;
  const isLast = Date.parse(goal.last_studied ?? '') === Date.parse(session.at);
  const minutes = Math.max(0, goal.time_spent - session.minutes);
  return {
    ...goal,
    ...withMinutes(withoutSession(goal.notes, session), minutes),
    last_studied: isLast ? session.before : goal.last_studied,
    session_ids: goal.session_ids.filter((id) => id !== session.id),
  };
}

/** True when this session is the one that completes the goal. */
export function completes(goal: LearningGoal, session: Session): boolean {
  return goal.progress_percentage < 100 && logged(goal, session).progress_percentage >= 100;
}
