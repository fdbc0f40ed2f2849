import { useCallback, useRef } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import type { ValueStatus } from '@plainday/data-device';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import { useShell, useShellTimer, type ShellTimer } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import type { Clock } from '@plainday/shared-platform';
import {
  phaseMs,
  reachedEnd,
  timerLabel,
  withEnd,
  withMode,
  withPause,
  withReset,
  withSaved,
  withStart,
} from '../model/pomodoro.logic';
import type { PomodoroMode, PomodoroState } from '../model/pomodoro.schema';
import { pomodoroStore } from '../model/pomodoro.store';

const TIMER_ID = 'pomodoro';

/** The pomodoro as its page sees it. */
export interface Pomodoro {
  readonly state: PomodoroState;
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly running: boolean;
  /** True between the first Start and the end or Reset. */
  readonly begun: boolean;
  /** What the shell counts down; null before the first Start. The seconds are read where they are shown. */
  readonly timer: ShellTimer | null;
  /** Milliseconds of a full phase. */
  readonly totalMs: number;
  /** Goes on to the next phase once this one is over; called at every second. */
  readonly endIfOver: () => void;
  readonly start: () => void;
  readonly pause: () => void;
  readonly reset: () => void;
  readonly setMode: (mode: PomodoroMode) => void;
  readonly setLabel: (label: string) => void;
  readonly setOption: (option: 'sound' | 'notify', on: boolean) => void;
  readonly markSaved: (sessionId: string) => void;
}

/**
 * Phase, label and history come from this device, the running time from the shell's timer.
 *
 * @param onEnd Told the phase that has ended, and whether that was just now.
 */
export function usePomodoro(
  onEnd: (ended: PomodoroState, justNow: boolean) => void,
  clock: Clock = systemClock,
): Pomodoro {
  const { timers, undo } = useShell();
  const [state, setState, status] = useDeviceValue(pomodoroStore);
  const ready = status !== 'loading';
  const timer = useShellTimer(TIMER_ID);
  const totalMs = phaseMs(state);
  /** Takes the offer back to undo a reset once the clock has gone another way. */
  const withdraw = useRef(() => undefined as void);

  const endIfOver = useCallback(() => {
    const end = ready ? reachedEnd(state, clock.now()) : null;
    if (!end) return;
    withdraw.current();
    timers.clear(TIMER_ID);
    setState((current) => withEnd(current, end));
    onEnd(state, clock.now() - end.at < 5_000);
  }, [ready, state, timers, setState, onEnd, clock]);

  const start = useCallback(() => {
    withdraw.current();
    const now = clock.now();
    const countdown = timer ? resumeCountdown(timer, now) : startCountdown(totalMs, now);
    timers.set({ id: TIMER_ID, label: timerLabel(state), ...pickTime(countdown) });
    const endsAt = countdown.endsAt ?? now + totalMs;
    const id = newId();
    setState((current) => withStart(current, { id, now, endsAt }));
  }, [clock, timer, totalMs, timers, state, setState]);

  const pause = useCallback(() => {
    if (!timer) return;
    timers.set({ ...timer, ...pickTime(pauseCountdown(timer, clock.now())) });
    setState(withPause);
  }, [clock, timer, timers, setState]);

  const reset = useCallback(() => {
    withdraw.current();
    timers.clear(TIMER_ID);
    setState(withReset);
  }, [timers, setState]);

  const setMode = useCallback(
    (mode: PomodoroMode) => {
      if (mode === state.mode) return;
      timers.clear(TIMER_ID);
      setState((current) => withMode(current, mode));
      if (!timer) return;
      withdraw.current = undo.offer(`The timer was reset for ${mode}`, () => {
        timers.set(timer);
        setState((current) => ({ ...current, mode: state.mode, run: state.run }));
      });
    },
    [state.mode, state.run, timer, timers, undo, setState],
  );

  const setLabel = useCallback(
    (label: string) => {
      if (timer) timers.set({ ...timer, label: timerLabel({ phase: state.phase, label }) });
      setState((current) => ({ ...current, label }));
    },
    [state.phase, timer, timers, setState],
  );

  const setOption = useCallback(
    (option: 'sound' | 'notify', on: boolean) =>
      setState((current) => ({ ...current, [option]: on })),
    [setState],
  );

  const markSaved = useCallback(
    (sessionId: string) => setState((current) => withSaved(current, sessionId)),
    [setState],
  );

  return {
    state,
    status,
    ready,
    running: timer !== null && timer.endsAt !== null,
    begun: timer !== null,
    timer,
    totalMs,
    endIfOver,
    start,
    pause,
    reset,
    setMode,
    setLabel,
    setOption,
    markSaved,
  };
}

function pickTime({ endsAt, remainingMs }: { endsAt: number | null; remainingMs: number | null }) {
  return { endsAt, remainingMs };
}
