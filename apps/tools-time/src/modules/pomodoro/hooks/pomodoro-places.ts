import { useState } from 'react';
import { useDeviceValue, type ValueStatus } from '@plainday/data-device';
import { useShell, useShellTimer } from '@plainday/federation-contract';
import type { ShellTimer, UndoPort } from '@plainday/federation-contract';
import { emptyPomodoro } from '../model/pomodoro.schema';
import type { PomodoroState } from '../model/pomodoro.schema';
import { pomodoroStore } from '../model/pomodoro.store';
import { TIMER_ID } from '../model/shell-timer.logic';

/** Where a pomodoro and its running time are kept. */
export interface PomodoroPlace {
  readonly state: PomodoroState;
  readonly setState: (change: (state: PomodoroState) => PomodoroState) => void;
  readonly status: ValueStatus;
  readonly timer: ShellTimer | null;
  readonly setTimer: (timer: ShellTimer | null) => void;
  /** Left out where nothing can be taken back. */
  readonly offerUndo?: UndoPort['offer'];
}

/** This device, and the shell's timer. */
export function useOwnPlace(): PomodoroPlace {
  const { timers, undo } = useShell();
  const [state, setState, status] = useDeviceValue(pomodoroStore);
  const setTimer = (timer: ShellTimer | null) =>
    timer ? timers.set(timer) : timers.clear(TIMER_ID);
  return {
    state,
    setState,
    status,
    timer: useShellTimer(TIMER_ID),
    setTimer,
    offerUndo: undo.offer,
  };
}

/** The page of a visitor: nothing is kept. */
export function useVisitorPlace(): PomodoroPlace {
  const [state, setState] = useState(emptyPomodoro);
  const [timer, setTimer] = useState<ShellTimer | null>(null);
  return { state, setState, status: 'memory', timer, setTimer };
}
