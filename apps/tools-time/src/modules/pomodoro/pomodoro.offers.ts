import { deviceSource, deviceStore } from '@plainday/data-device';
import { startCountdown } from '@plainday/domain-timer';
import type { CreateOffers } from '@plainday/federation-contract';
import { newId, systemClock } from '@plainday/shared-platform';
import { minutesByDay } from './model/history.logic';
import { phaseMs, timerLabel, withFocusOn, withStart } from './model/pomodoro.logic';
import { pomodoroManifest } from './pomodoro.manifest';
import { pomodoroStore } from './model/pomodoro.store';

/** What the Pomodoro Timer offers to other tools: minutes of focus per day, and a session for a task. */
export const createOffers: CreateOffers = ({ userId, shell }) => {
  const store = deviceStore(userId);
  const kept = deviceSource(userId, [pomodoroStore], () => store.read(pomodoroStore));
  return {
    facts: {
      'focus-minutes': {
        async read(range) {
          const { value } = await kept.read();
          return minutesByDay(value?.sessions ?? [], range);
        },
        subscribe: kept.subscribe,
      },
    },
    actions: {
      async 'start-session'({ title }) {
        const { timers } = shell();
        const { id } = pomodoroManifest;
        if (timers.list().some((timer) => timer.id === id)) return false;
        const now = systemClock.now();
        const { value: state } = await store.update(pomodoroStore, (current) => {
          const focus = withFocusOn(current, title);
          return withStart(focus, { id: newId(), now, endsAt: now + phaseMs(focus) });
        });
        if (!state) return false;
        const { endsAt, remainingMs } = startCountdown(phaseMs(state), now);
        timers.set({ id, label: timerLabel(state), endsAt, remainingMs });
        return true;
      },
    },
  };
};
