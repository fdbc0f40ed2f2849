import type { RunningTimers } from '../use-timers';
import { KeepOnTop } from './keep-on-top';
import { useSecondTimer } from './use-second-timer';

/** What a running timer needs beside its time; downloaded with the first one. */
export function TimerTools(running: RunningTimers) {
  useSecondTimer(running.timers);
  return <KeepOnTop {...running} />;
}
