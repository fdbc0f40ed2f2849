import { useRef } from 'react';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import { newId, systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import {
  phaseMs,
  reachedEnd,
  withEnd,
  withLabel,
  withMode,
  withPause,
  withReset,
  withStart,
} from '../model/pomodoro.logic';
import type { PomodoroMode, PomodoroState, PomodoroTask } from '../model/pomodoro.schema';
import { shellTimerOf } from '../model/shell-timer.logic';
import type { PomodoroPlace } from './pomodoro-places';

/** The pomodoro as its card sees it. */
export type Pomodoro = ReturnType<typeof usePomodoro>;

/**
 * The rules on a place that keeps phase, label, history and the running time.
 *
 * @param onEnd Told the phase that has ended, and when; not of one that ended while the page was closed.
 */
export function usePomodoro(
  { state, setState, status, timer, setTimer, offerUndo }: PomodoroPlace,
  onEnd?: (ended: PomodoroState, at: number) => void,
  clock: Clock = systemClock,
) {
  const ready = status !== 'loading';
  const totalMs = phaseMs(state);
  /** The run that this page saw before its end. Times cannot tell: the clock may be set back. */
  const seen = useRef<string>(null);
  /** Takes the offer back to undo a reset once the clock has gone another way. */
  const withdraw = useRef(() => undefined as void);

  function endIfOver() {
    const end = ready ? reachedEnd(state, clock.now()) : null;
    if (!end) {
      seen.current = state.run?.id ?? seen.current;
      return;
    }
    withdraw.current();
    setTimer(null);
    setState((current) => withEnd(current, end));
    if (seen.current === end.runId) onEnd?.(state, end.at);
  }

  function start() {
    withdraw.current();
    const now = clock.now();
    const countdown = timer ? resumeCountdown(timer, now) : startCountdown(totalMs, now);
    setTimer(shellTimerOf(state, countdown));
    const endsAt = countdown.endsAt ?? now + totalMs;
    const id = newId();
    setState((current) => withStart(current, { id, now, endsAt }));
  }

  function pause() {
    if (!timer) return;
    setTimer(shellTimerOf(state, pauseCountdown(timer, clock.now())));
    setState(withPause);
  }

  /** Stops the clock with an Undo that gives back all of the run that was lost by it. */
  function stopFor(label: string, change: (state: PomodoroState) => PomodoroState) {
    setTimer(null);
    setState(change);
    withdraw.current();
    if (!timer || !offerUndo) return;
    withdraw.current = offerUndo(label, () => {
      setTimer(timer);
      setState((current) => ({ ...current, mode: state.mode, run: state.run }));
    });
  }

  function setMode(mode: PomodoroMode) {
    if (mode === state.mode) return;
    stopFor(`The timer was reset for ${mode}`, (current) => withMode(current, mode));
  }

  function change(by: (state: PomodoroState) => PomodoroState) {
    if (timer) setTimer(shellTimerOf(by(state), timer));
    setState(by);
  }

  return {
    state,
    status,
    ready,
    timer,
    totalMs,
    running: timer !== null && timer.endsAt !== null,
    /** Between the first Start and the end or Reset. */
    begun: timer !== null,
    endIfOver,
    start,
    pause,
    reset: () => stopFor('The timer was reset', withReset),
    setMode,
    setLabel: (label: string, task?: PomodoroTask) =>
      change((current) => withLabel(current, label, task)),
    setOption: (option: 'sound' | 'notify', on: boolean) =>
      change((current) => ({ ...current, [option]: on })),
  };
}
