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
  const { id } = pomodoroManifest;

  /** Starts a phase, with what it is for where that is said. Resolves to false when one runs already. */
  async function start(title?: string): Promise<boolean> {
    const { timers } = shell();
    if (timers.list().some((timer) => timer.id === id)) return false;
    const now = systemClock.now();
    const { value: state } = await store.update(pomodoroStore, (current) => {
      const focus = title ? withFocusOn(current, title) : current;
      return withStart(focus, { id: newId(), now, endsAt: now + phaseMs(focus) });
    });
    if (!state) return false;
    const { endsAt, remainingMs } = startCountdown(phaseMs(state), now);
    timers.set({ id, label: timerLabel(state), endsAt, remainingMs });
    return true;
  }

  return {
    commands: {
      async start(argument) {
        const { notify } = shell();
        const isStarted = await start(argument);
        notify.brief(isStarted ? 'Pomodoro started' : 'A Pomodoro is running already');
      },
    },
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
      'start-session': ({ title }) => start(title),
    },
  };
};
