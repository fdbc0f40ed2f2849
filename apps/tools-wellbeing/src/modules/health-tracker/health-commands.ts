import { readPreferences } from '@plainday/data-preferences';
import { dayAt } from '@plainday/domain-calendar';
import { deviceStore } from '@plainday/data-device';
import type { ModuleOffers, OffersContext } from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { emptyDay, reachesGoal, withLogged, withStep } from './model/health.logic';
import { defaultGoals, type HealthDay, type Measure } from './model/health.schema';
import { healthDays, healthGoals } from './model/health.store';
import { MEASURES } from './model/texts.logic';

/** What is logged without a number, and the most that one command logs. */
const USUAL: Readonly<Record<Measure, number>> = { water: 1, exercise: 15 };
const MOST: Readonly<Record<Measure, number>> = { water: 20, exercise: 600 };

/** `water 2` and `exercise 30` from the palette: logged for today, with Undo, without opening the tool. */
export function createHealthCommands({ userId, shell }: OffersContext): ModuleOffers['commands'] {
  const store = deviceStore(userId);

  async function log(measure: Measure, argument: string): Promise<void> {
    const { notify, undo } = shell();
    const { amount, logged, achieved } = MEASURES[measure];
    const step = argument === '' ? USUAL[measure] : Number(/^\d+/.exec(argument)?.[0]);
    if (!(step >= 1 && step <= MOST[measure])) {
      const description = `Write a number after it: ${measure} ${USUAL[measure]}.`;
      notify.toast({ title: 'Nothing was logged', description, tone: 'destructive' });
      return;
    }
    const today = dayAt(systemClock.now(), readPreferences(userId));
    const change = (by: (day: HealthDay) => HealthDay) =>
      store.changeItems(healthDays, [today], (day = emptyDay(today)) => by(day));
    const goals = (await store.read(healthGoals)).value ?? defaultGoals;
    let isReached = false;
    await change((day) => {
      isReached = reachesGoal(day, step, measure, goals);
      return withLogged(day, step, measure, goals);
    });
    undo.offer(`${logged}: ${amount(step)}`, () => change((day) => withStep(day, measure, -step)));
    if (isReached) notify.toast({ title: achieved });
  }

  return {
    water: (argument) => log('water', argument),
    exercise: (argument) => log('exercise', argument),
  };
}
