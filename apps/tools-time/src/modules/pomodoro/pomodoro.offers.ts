import { deviceSource, deviceStore } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import { sumByDay } from '@plainday/domain-calendar';
import { pauseCountdown, resumeCountdown, startCountdown } from '@plainday/domain-timer';
import type { Actions, CreateOffers, DayRange } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import {
  phaseMs,
  reachedEnd,
  withEnd,
  withFocusOn,
  withPause,
  withStart,
} from './model/pomodoro.logic';
import { emptyPomodoro, type PomodoroSession } from './model/pomodoro.schema';
import { pomodoroStore } from './model/pomodoro.store';
import { shellTimerOf, TIMER_ID } from './model/shell-timer.logic';

type Request = Actions['start-session']['request'];

/** What the Pomodoro Timer offers to other tools: minutes and sessions of focus per day, and a session for a task. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const store = deviceStore(userId);
  const kept = deviceSource(userId, [pomodoroStore], () => store.read(pomodoroStore));

  /** Starts for a task or a text, or what the page shows where neither is said; one Undo takes all of it back. */
  async function start({ title, projectId = null, taskId, replace }: Request): Promise<boolean> {
    const { timers, undo } = shell();
    const running = timers.list().find(({ id }) => id === TIMER_ID);
    if (running && !replace) return false;
    const { value: before } = await store.read(pomodoroStore);
    const [id, now] = [newId(), systemClock.now()];
    const task = taskId === undefined ? undefined : { id: taskId, projectId };
    const { value: state } = await store.update(pomodoroStore, (current) => {
      const focus = title ? withFocusOn(current, title, task) : current;
      return withStart(focus, { id, now, endsAt: now + phaseMs(focus) });
    });
    if (!state) return false;
    timers.set(shellTimerOf(state, startCountdown(phaseMs(state), now)));
    undo.offer(title ? `Pomodoro started for “${title}”` : 'Pomodoro started', async () => {
      const { phase, label, task: oldTask, run } = before ?? emptyPomodoro;
      await store.update(pomodoroStore, (current) =>
        current.run?.id === state.run?.id
          ? { ...current, phase, label, task: oldTask, run }
          : current,
      );
      if (running) timers.set(running);
      else timers.clear(TIMER_ID);
    });
    return true;
  }

  async function pause(): Promise<void> {
    const { notify, timers } = shell();
    const timer = timers.list().find(({ id }) => id === TIMER_ID);
    const { value: state } = await store.read(pomodoroStore);
    if (!timer || !state || timer.endsAt === null) return void notify.brief('No Pomodoro runs');
    timers.set(shellTimerOf(state, pauseCountdown(timer, systemClock.now())));
    await store.update(pomodoroStore, withPause);
  }

  /** Goes on after a pause; after an end, which it notes first, with the next phase. */
  async function resume(): Promise<void> {
    const { timers } = shell();
    const [id, now] = [newId(), systemClock.now()];
    const timer = timers.list().find((other) => other.id === TIMER_ID);
    if (timer && timer.endsAt !== null && timer.endsAt > now) return;
    const { value: state } = await store.update(pomodoroStore, (current) => {
      const end = reachedEnd(current, now);
      const next = end ? withEnd(current, end) : current;
      const left = next.run && timer?.remainingMs;
      return withStart(next, { id, now, endsAt: now + (left ?? phaseMs(next)) });
    });
    if (!state) return;
    const isPaused = timer !== undefined && timer.endsAt === null;
    const next = isPaused ? resumeCountdown(timer, now) : startCountdown(phaseMs(state), now);
    timers.set(shellTimerOf(state, next));
  }

  /** Sums of finished sessions, each on the day it ended on. */
  const fact = (valueOf: (session: PomodoroSession) => number) => ({
    subscribe: kept.subscribe,
    async read(range: DayRange) {
      const { value } = await kept.read();
      const shareOf = (session: PomodoroSession) => ({
        at: session.endedAt,
        value: valueOf(session),
      });
      return sumByDay(value?.sessions ?? [], range, shareOf, readPreferences(userId));
    },
  });

  return {
    commands: {
      pause,
      resume,
      async start(title) {
        const isStarted = await start({ title });
        if (!isStarted) shell().notify.brief('A Pomodoro is running already');
      },
    },
    facts: {
      'focus-minutes': fact(({ minutes }) => minutes),
      'focus-sessions': fact(() => 1),
    },
    actions: { 'start-session': start },
  };
};
