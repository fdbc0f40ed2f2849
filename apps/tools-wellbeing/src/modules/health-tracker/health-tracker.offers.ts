import { deviceSource, itemsOf } from '@plainday/data-device';
import type { CreateOffers, DayRange, Fact } from '@plainday/federation-contract';
import { createHealthCommands } from './health-commands';
import { percentOfGoal } from './model/health.logic';
import { defaultGoals, type HealthDay, type HealthGoals } from './model/health.schema';
import { healthDays, healthGoals } from './model/health.store';

type Count = (day: HealthDay, goals: HealthGoals) => number;

/** What the Health Tracker offers to other tools: amounts per day, and how much of the goal they are. */
export const createOffers: CreateOffers = (context) => {
  const { read, subscribe } = deviceSource(
    context.userId,
    [healthDays, healthGoals],
    async (store) => {
      const [days, goals] = await Promise.all([
        store.readItems(healthDays),
        store.read(healthGoals),
      ]);
      return { days: itemsOf(days), goals: goals.value ?? defaultGoals };
    },
  );

  const facts = (count: Count) => ({
    async read({ from, to }: DayRange): Promise<Fact[]> {
      const { days, goals } = await read();
      return days
        .filter(({ id }) => id >= from && id <= to)
        .map((day) => ({ day: day.id, value: count(day, goals) }));
    },
    subscribe,
  });

  return {
    commands: createHealthCommands(context),
    facts: {
      'water-glasses': facts((day) => day.water),
      'water-goal': facts((day, goals) => percentOfGoal(day, 'water', goals)),
      'exercise-minutes': facts((day) => day.exercise),
      'exercise-goal': facts((day, goals) => percentOfGoal(day, 'exercise', goals)),
    },
  };
};
