import type { RunningTimers } from '../use-timers';
import { KeepOnTop } from './keep-on-top';
import { useAway } from './use-away';
import { useSecondTimer } from './use-second-timer';
import { useSetBack } from './use-set-back';

/** What a running timer needs beside its time; downloaded with the first one. */
export function TimerTools(running: RunningTimers) {
  useSecondTimer(running.timers);
  useSetBack(running);
  useAway(running);
  return <KeepOnTop {...running} />;
}
