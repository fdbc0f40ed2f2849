import { useRef } from 'react';
import { useDeviceValue } from '@plainday/data-device';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import { useShell, useShellTimer } from '@plainday/federation-contract';
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
import { pomodoroStore } from '../model/pomodoro.store';
import { shellTimerOf, TIMER_ID } from '../model/shell-timer.logic';

/** The pomodoro as its page sees it. */
export type Pomodoro = ReturnType<typeof usePomodoro>;

/**
 * Phase, label and history come from this device, the running time from the shell's timer.
 *
 * @param onEnd Told the phase that has ended, and whether that was just now.
 */
export function usePomodoro(
  onEnd: (ended: PomodoroState, justNow: boolean) => void,
  clock: Clock = systemClock,
) {
  const { timers, undo } = useShell();
  const [state, setState, status] = useDeviceValue(pomodoroStore);
  const ready = status !== 'loading';
  const timer = useShellTimer(TIMER_ID);
  const totalMs = phaseMs(state);
  /** Takes the offer back to undo a reset once the clock has gone another way. */
  const withdraw = useRef(() => undefined as void);

  function endIfOver() {
    const end = ready ? reachedEnd(state, clock.now()) : null;
    if (!end) return;
    withdraw.current();
    timers.clear(TIMER_ID);
    setState((current) => withEnd(current, end));
    onEnd(state, clock.now() - end.at < 5_000);
  }

  function start() {
    withdraw.current();
    const now = clock.now();
    const countdown = timer ? resumeCountdown(timer, now) : startCountdown(totalMs, now);
    timers.set(shellTimerOf(state, countdown));
    const endsAt = countdown.endsAt ?? now + totalMs;
    const id = newId();
    setState((current) => withStart(current, { id, now, endsAt }));
  }

  function pause() {
    if (!timer) return;
    timers.set(shellTimerOf(state, pauseCountdown(timer, clock.now())));
    setState(withPause);
  }

  /** Stops the clock with an Undo that gives back all of the run that was lost by it. */
  function stopFor(label: string, change: (state: PomodoroState) => PomodoroState) {
    timers.clear(TIMER_ID);
    setState(change);
    withdraw.current();
    if (!timer) return;
    withdraw.current = undo.offer(label, () => {
      timers.set(timer);
      setState((current) => ({ ...current, mode: state.mode, run: state.run }));
    });
  }

  function reset() {
    stopFor('The timer was reset', withReset);
  }

  function setMode(mode: PomodoroMode) {
    if (mode === state.mode) return;
    stopFor(`The timer was reset for ${mode}`, (current) => withMode(current, mode));
  }

  function change(by: (state: PomodoroState) => PomodoroState) {
    if (timer) timers.set(shellTimerOf(by(state), timer));
    setState(by);
  }

  const setLabel = (label: string, task?: PomodoroTask) =>
    change((current) => withLabel(current, label, task));
  const setOption = (option: 'sound' | 'notify', on: boolean) =>
    change((current) => ({ ...current, [option]: on }));

  const running = timer !== null && timer.endsAt !== null;
  const actions = { endIfOver, start, pause, reset, setMode, setLabel, setOption };
  // Begun: between the first Start and the end or Reset.
  return { state, status, ready, timer, totalMs, running, begun: timer !== null, ...actions };
}
