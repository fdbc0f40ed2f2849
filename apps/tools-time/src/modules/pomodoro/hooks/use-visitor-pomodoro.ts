import { useState } from 'react';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import type { ShellTimer } from '@plainday/federation-contract';
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
  withStart,
} from '../model/pomodoro.logic';
import { emptyPomodoro } from '../model/pomodoro.schema';
import type { PomodoroMode } from '../model/pomodoro.schema';
import type { Pomodoro } from './use-pomodoro';

/** The pomodoro for somebody without an account: the same rules, and nothing is kept. */
export function useVisitorPomodoro(clock: Clock = systemClock): Pomodoro {
  const [state, setState] = useState(emptyPomodoro);
  const [timer, setTimer] = useState<ShellTimer | null>(null);
  const totalMs = phaseMs(state);

  function endIfOver() {
    const end = reachedEnd(state, clock.now());
    if (!end) return;
    setTimer(null);
    setState(withEnd(state, end));
  }

  function start() {
    const now = clock.now();
    const countdown = timer ? resumeCountdown(timer, now) : startCountdown(totalMs, now);
    setTimer({ id: 'pomodoro', label: timerLabel(state), ...countdown });
    setState(withStart(state, { id: newId(), now, endsAt: countdown.endsAt ?? now + totalMs }));
  }

  function pause() {
    if (!timer) return;
    setTimer({ ...timer, ...pauseCountdown(timer, clock.now()) });
    setState(withPause(state));
  }

  function reset() {
    setTimer(null);
    setState(withReset(state));
  }

  function setMode(mode: PomodoroMode) {
    if (mode === state.mode) return;
    setTimer(null);
    setState(withMode(state, mode));
  }

  const setLabel = (label: string) => setState({ ...state, label });
  const setOption = (option: 'sound' | 'notify', on: boolean) =>
    setState({ ...state, [option]: on });

  const running = timer !== null && timer.endsAt !== null;
  const actions = { endIfOver, start, pause, reset, setMode, setLabel, setOption };
  const kept = { status: 'memory', ready: true } as const;
  return { state, ...kept, timer, totalMs, running, begun: timer !== null, ...actions };
}
