import {
  useDeviceList,
  useDeviceValue,
  useRecovery,
  type Recovery,
  type ValueStatus,
} from '@plainday/data-device';
import { useToday } from '@plainday/data-preferences';
import { type DayKey } from '@plainday/domain-calendar';
import { useShell } from '@plainday/federation-contract';
import { useNow } from '@plainday/ui-patterns';
import { emptyDay, historyOf, reachesGoal, withLogged, withStep } from '../model/health.logic';
import type { HealthDay, HealthGoals, Measure } from '../model/health.schema';
import { healthDays, healthGoals } from '../model/health.store';
import { dayName, MEASURES, stepText } from '../model/texts.logic';

/** Water and exercise as the page sees them. */
export interface Health {
  readonly today: HealthDay;
  /** Seven days, today last. */
  readonly history: readonly HealthDay[];
  readonly records: readonly HealthDay[];
  readonly goals: HealthGoals;
  readonly status: ValueStatus;
  readonly ready: boolean;
  readonly recovery: Recovery;
  /** Adds to today, never below zero; says what was reached. */
  readonly step: (measure: Measure, step: number) => void;
  /** Sets a day to an amount: a glass that was clicked, a day that is corrected. */
  readonly correct: (day: DayKey, measure: Measure, amount: number) => void;
  readonly setGoals: (goals: HealthGoals) => void;
}

export function useHealth(): Health {
  const { notify, undo } = useShell();
  const days = useDeviceList(healthDays);
  const [goals, setGoals, goalsStatus] = useDeviceValue(healthGoals);
  const day = useToday(useNow('minute'));
  const known = days.items.find(({ id }) => id === day);
  const today = known ?? emptyDay(day);

  function change(id: DayKey, by: (record: HealthDay) => HealthDay): void {
    days.upsert(id, (record) => by(record ?? emptyDay(id)));
  }

  function step(measure: Measure, amount: number): void {
    const added = withStep(today, measure, amount)[measure] - today[measure];
    if (added === 0) return;
    change(day, (record) => withLogged(record, amount, measure, goals));
    const { title, logged, achieved } = MEASURES[measure];
    const isReached = reachesGoal(today, amount, measure, goals);
    undo.offer(added > 0 ? logged : `${title} ${stepText(added)}`, () =>
      change(day, (record) => withStep(record, measure, -added)),
    );
    if (isReached) notify.toast({ title: achieved });
  }

  function correct(id: DayKey, measure: Measure, amount: number): void {
    if (id === day) return step(measure, amount - today[measure]);
    const before = days.items.find((record) => record.id === id)?.[measure] ?? 0;
    if (before === amount) return;
    change(id, (record) => ({ ...record, [measure]: amount }));
    const { title, amount: words } = MEASURES[measure];
    undo.offer(`${title} ${dayName(id)}: ${words(amount)}`, () =>
      change(id, (record) => ({ ...record, [measure]: before })),
    );
  }

  return {
    today,
    history: historyOf(days.items, day),
    records: days.items,
    goals,
    status: days.status === 'kept' ? goalsStatus : days.status,
    ready: days.ready && goalsStatus !== 'loading',
    recovery: useRecovery(healthDays),
    step,
    correct,
    setGoals,
  };
}
