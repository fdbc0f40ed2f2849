import { deviceSource, deviceStore, itemsOf } from '@plainday/data-device';
import { readPreferences } from '@plainday/data-preferences';
import { sumByDay } from '@plainday/domain-calendar';
import type { CreateOffers } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { advanceRun, pauseRun, resumeRun, runByTimer } from './model/deep-work.logic';
import type { DeepWorkRun } from './model/deep-work.schema';
import { deepWorkSessions, deepWorkStore } from './model/deep-work.store';
import { shellTimerOf, TIMER_ID } from './model/shell-timer.logic';

/** Minutes of work per day: a session belongs to the day it ended on. And Pause and Resume from anywhere. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const { read, subscribe } = deviceSource(userId, [deepWorkSessions], async (store) =>
    itemsOf(await store.readItems(deepWorkSessions)),
  );

  /** Changes the session that is going on, brought up to now, and the shell's timer with it. */
  async function change(by: (run: DeepWorkRun, now: number) => DeepWorkRun): Promise<void> {
    const now = systemClock.now();
    const { notify, timers } = shell();
    const endsAt = timers.list().find(({ id }) => id === TIMER_ID)?.endsAt;
    const { value } = await deviceStore(userId).update(deepWorkStore, (state) => {
      if (!state.run) return state;
      const { run } = advanceRun(runByTimer(state.run, endsAt), state.settings, now);
      return { ...state, run: by(run, now) };
    });
    if (value?.run) timers.set(shellTimerOf(value.run, value.settings));
    else notify.brief('No deep work session is going on');
  }

  return {
    commands: { pause: () => change(pauseRun), resume: () => change(resumeRun) },
    facts: {
      'deep-work-minutes': {
        read: async (range) =>
          sumByDay(
            await read(),
            range,
            ({ endTime, workMinutes }) => ({ at: endTime, value: workMinutes }),
            readPreferences(userId),
          ),
        subscribe,
      },
    },
  };
};
