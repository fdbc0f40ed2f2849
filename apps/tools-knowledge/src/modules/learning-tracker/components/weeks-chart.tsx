import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { BarChart, ChartFigure } from '@plainday/ui-patterns';
import type { LearningGoal } from '../model/learning.schema';
import { minutesPerWeek, WEEKS } from '../model/weeks.logic';

const SHORT = { month: 'short', day: 'numeric' } as const;

/** Minutes a week, as bars and as a table. */
export function WeeksChart({
  goals,
  today,
}: {
  readonly goals: readonly LearningGoal[];
  readonly today: DayKey;
}) {
  const weeks = minutesPerWeek(goals, today);
  return (
    <ChartFigure
      title="Minutes a week"
      note={`the last ${WEEKS} weeks`}
      columns={['Week of', 'Minutes']}
      rows={weeks.map(({ monday, minutes }) => ({
        key: monday,
        cells: [formatDay(monday, SHORT), minutes],
      }))}
    >
      <BarChart
        label="Minutes a week"
        bars={weeks.map(({ monday, minutes }, index) => ({
          key: monday,
          label: formatDay(monday, SHORT),
          value: minutes,
          text: `Week of ${formatDay(monday, { month: 'long', day: 'numeric' })}: ${minutes} minutes`,
          current: index === WEEKS - 1,
          note: minutes > 0 ? String(minutes) : undefined,
        }))}
      />
    </ChartFigure>
  );
}
