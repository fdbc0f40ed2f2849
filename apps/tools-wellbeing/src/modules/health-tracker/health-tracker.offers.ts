import { deviceStore, subscribeChanges } from '@plainday/data-device';
import type { CreateOffers, DayRange, Fact } from '@plainday/federation-contract';
import { percentOfGoal } from './model/health.logic';
import { defaultGoals, type HealthDay, type HealthGoals } from './model/health.schema';
import { healthDays, healthGoals } from './model/health.store';

type Count = (day: HealthDay, goals: HealthGoals) => number;

/** What the Health Tracker offers to other tools: amounts per day, and how much of the goal they are. */
export const createOffers: CreateOffers = ({ userId }) => {
  const store = deviceStore(userId);
  const namespaces = [healthDays.namespace, healthGoals.namespace];

  const facts = (count: Count) => ({
    async read({ from, to }: DayRange): Promise<Fact[]> {
      const [readings, goals] = await Promise.all([
        store.readItems(healthDays),
        store.read(healthGoals),
      ]);
      return [...readings.values()].flatMap(({ value: day }) =>
        day && day.id >= from && day.id <= to
          ? [{ day: day.id, value: count(day, goals.value ?? defaultGoals) }]
          : [],
      );
    },
    subscribe: (listener: () => void) =>
      subscribeChanges((change) => {
        if (change.userId === userId && namespaces.includes(change.namespace)) listener();
      }),
  });

  return {
    facts: {
      'water-glasses': facts((day) => day.water),
      'water-goal': facts((day, goals) => percentOfGoal(day, 'water', goals)),
      'exercise-minutes': facts((day) => day.exercise),
      'exercise-goal': facts((day, goals) => percentOfGoal(day, 'exercise', goals)),
    },
  };
};
