import type { RunningTimers } from '../use-timers';
import { KeepOnTop } from './keep-on-top';
import { useSecondTimer } from './use-second-timer';
import { useSetBack } from './use-set-back';

/** What a running timer needs beside its time; downloaded with the first one. */
export function TimerTools(running: RunningTimers) {
  useSecondTimer(running.timers);
  useSetBack(running);
  return <KeepOnTop {...running} />;
}
