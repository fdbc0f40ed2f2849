import { isBlank, MINUTE_MS } from '@plainday/shared-utils';
import type {
  PomodoroMode,
  PomodoroPhase,
  PomodoroSession,
  PomodoroState,
  PomodoroTask,
} from './pomodoro.schema';

const KEPT_SESSIONS = 500;

/** Minutes of both phases, by mode (spec §9, Timers). */
export const MODES: Record<PomodoroMode, Record<PomodoroPhase, number>> = {
  '25:5': { focus: 25, break: 5 },
  '50:10': { focus: 50, break: 10 },
};

/** Milliseconds of the phase a state is in. */
export function phaseMs({ mode, phase }: Pick<PomodoroState, 'mode' | 'phase'>): number {
  return MODES[mode][phase] * MINUTE_MS;
}

/** What the header and the ring say beside the time. */
export function timerLabel({ phase, label }: Pick<PomodoroState, 'phase' | 'label'>): string {
  if (phase === 'break') return 'Break';
  return isBlank(label) ? 'Focus' : label.trim();
}

/** Start, or going on after a pause: `endsAt` is where the countdown now leads. */
export function withStart(
  state: PomodoroState,
  run: { id: string; now: number; endsAt: number },
): PomodoroState {
  const current = state.run ?? { id: run.id, startedAt: run.now };
  return { ...state, run: { ...current, endsAt: run.endsAt } };
}

export function withPause(state: PomodoroState): PomodoroState {
  return state.run ? { ...state, run: { ...state.run, endsAt: null } } : state;
}

/** Back to the whole duration of the same phase. */
export function withReset(state: PomodoroState): PomodoroState {
  return { ...state, run: null };
}

/** Another mode: the same phase, with its new duration, stopped. */
export function withMode(state: PomodoroState, mode: PomodoroMode): PomodoroState {
  return { ...state, mode, run: null };
}

/** Ready to focus on something else: a new run of the focus phase, with this label, and the task it names. */
export function withFocusOn(
  state: PomodoroState,
  label: string,
  task?: PomodoroTask,
): PomodoroState {
  return { ...state, phase: 'focus', label, task, run: null };
}

/** Another label, with the task that it names: the one before is no longer meant. */
export function withLabel(state: PomodoroState, label: string, task?: PomodoroTask): PomodoroState {
  return { ...state, label, task };
}

/**
 * The end of a phase: stops, takes the other phase with a fresh duration, and notes a finished focus.
 * A second tab that sees the same end passes a run that is gone, and changes nothing.
 */
export function withEnd(state: PomodoroState, end: { runId: string; at: number }): PomodoroState {
  if (state.run?.id !== end.runId) return state;
  const next = { ...state, run: null };
  if (state.phase === 'break') return { ...next, phase: 'focus' };
  const session: PomodoroSession = {
    id: state.run.id,
    label: isBlank(state.label) ? '' : state.label.trim(),
    startedAt: state.run.startedAt,
    endedAt: end.at,
    minutes: MODES[state.mode].focus,
    ...(state.task && { task: state.task }),
  };
  return {
    ...next,
    phase: 'break',
    sessions: [session, ...state.sessions].slice(0, KEPT_SESSIONS),
  };
}

/** The end a state has reached by `now`, even if it was reached while nobody looked; null before it. */
export function reachedEnd(
  { run }: PomodoroState,
  now: number,
): { runId: string; at: number } | null {
  if (!run || run.endsAt === null || run.endsAt > now) return null;
  return { runId: run.id, at: run.endsAt };
}

/** Marks a session that was saved as a time entry, so that it is not offered again. */
export function withSaved(state: PomodoroState, sessionId: string): PomodoroState {
  return {
    ...state,
    sessions: state.sessions.map((session) =>
      session.id === sessionId ? { ...session, saved: true } : session,
    ),
  };
}
