import { useEffect } from 'react';
import { useAppDispatch } from '@plainday/data-api';
import { useDeviceValue } from '@plainday/data-device';
import { useShell, type TimerGap } from '@plainday/federation-contract';
import { newId, systemClock, type Clock } from '@plainday/shared-platform';
import { timeTrackerApi } from '../api/time-tracker.api';
import { durationOf } from '../../../shared/duration.logic';
import {
  shellTimerOf,
  TIMER_ID,
  toEntry,
  withRun,
  withRunning,
  withStart,
  withStop,
} from '../model/running.logic';
import type { TrackerState } from '../model/session.schema';
import { trackerStore } from '../model/time-tracker.store';

type Subject = TrackerState['draft'] & { readonly taskId?: string | null };

/** The timer as its page sees it. */
export type Tracker = ReturnType<typeof useTracker>;

/** What runs on this device, and what can be done with it. */
export function useTracker(clock: Clock = systemClock) {
  const { timers, undo, user } = useShell();
  const dispatch = useAppDispatch();
  const [state, setState, status] = useDeviceValue(trackerStore);
  const { running } = state;
  const { timeTrackerAdd, timeTrackerRemove } = timeTrackerApi.endpoints;
  const ready = status !== 'loading';

  // The shell's timer follows what runs, also after a change in another tab.
  useEffect(() => {
    if (!ready) return;
    if (running) timers.set(shellTimerOf(running));
    else timers.clear(TIMER_ID);
  }, [ready, running, timers]);

  function start(): void {
    const request = { ...state.draft, id: newId(), now: clock.now() };
    setState((current) => withStart(current, request));
  }

  /** 'Still working': asks again in four hours. */
  function confirm(): void {
    const confirmedAt = clock.now();
    setState((current) => withRunning(current, { confirmedAt }));
  }

  /** Says of a stretch in which the device was asleep whether it was work. */
  function answer(gap: TimerGap, wasWork: boolean): void {
    const leftOut = [...(running?.leftOut ?? []), ...(wasWork ? [] : [gap])];
    setState((current) => withRunning(current, { confirmedAt: gap.to, leftOut }));
  }

  /** Logs what runs, up to now or to an earlier end. */
  function stop(endedAt = clock.now()): void {
    if (!running) return;
    const entry = toEntry(running, endedAt, user.id);
    setState((current) => withStop(current, running.id));
    void dispatch(timeTrackerAdd.initiate(entry, { track: false }));
    const duration = durationOf(entry.duration ?? 0);
    undo.offer(
      `“${entry.task_name}” logged`,
      () => {
        void dispatch(timeTrackerRemove.initiate({ id: entry.id }, { track: false }));
        // Under a new id: the old one may still be on its way to be deleted.
        const again = { ...running, id: newId() };
        setState((current) => (current.running ? current : { ...current, running: again }));
      },
      { toast: { title: 'Time logged', description: `${entry.task_name} · ${duration}` } },
    );
  }

  /** Starts the same again; what runs is logged before. */
  function startNext(subject: Subject): void {
    stop();
    const request = { ...subject, id: newId(), now: clock.now() };
    setState((current) => withRun(current, request));
  }

  return {
    running,
    draft: state.draft,
    status,
    ready,
    start,
    stop,
    startNext,
    setDraft: (draft: Partial<TrackerState['draft']>) =>
      setState((current) => ({ ...current, draft: { ...current.draft, ...draft } })),
    change: (changes: Parameters<typeof withRunning>[1]) =>
      setState((current) => withRunning(current, changes)),
    confirm,
    answer,
  };
}
