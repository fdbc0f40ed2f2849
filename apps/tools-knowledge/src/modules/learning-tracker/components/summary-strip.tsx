import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { formatDay, relativeDay, type DayKey } from '@plainday/domain-calendar';
import { FigureCard, Figures } from '@plainday/ui-patterns';
import { upTo } from '@plainday/ui-theme';
import type { LearningGoal } from '../model/learning.schema';
import { forecastOf, hoursText, isComplete, weeklyMinutes } from '../model/progress.logic';
import { lastSeven, minutesBefore } from '../model/weeks.logic';
import { DayBars } from './day-bars';

const Strip = styled.section`
  display: grid;
  grid-template-columns: minmax(300px, 1.1fr) minmax(0, 1.4fr);
  gap: var(--space-6);
  margin-bottom: var(--space-5);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  ${upTo(1023)} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Week = styled.div`
  display: flex;
  align-items: flex-end;
  gap: var(--space-6);
  > dl {
    flex: 1;
  }
`;

function comparison(minutes: number, before: number): string {
  const change = minutes - before;
  if (change === 0) return 'as much as the week before';
  return `${hoursText(Math.abs(change))} h ${change > 0 ? 'more' : 'less'} than the week before`;
}

/** Hours of the week with its days, active and completed goals, all hours (spec §2, decisions 51). */
export function SummaryStrip({
  goals,
  today,
}: {
  readonly goals: readonly LearningGoal[];
  readonly today: DayKey;
}) {
  const minutes = weeklyMinutes(goals, today, useDayRule());
  const active = goals.filter((goal) => !isComplete(goal));
  const completed = goals.filter(isComplete);
  const next = active
    .map((goal) => forecastOf(goal, today))
    .filter((day) => day !== null)
    .sort()[0];
  const since = goals.map(({ created_at }) => created_at).sort()[0];
  const total = goals.reduce((sum, { time_spent }) => sum + time_spent, 0);

  return (
    <Strip aria-label="Summary">
      <Week>
        <dl>
          <FigureCard
            label="Weekly learning hours"
            value={hoursText(minutes)}
            unit="h"
            note={comparison(minutes, minutesBefore(goals, today))}
          />
        </dl>
        <DayBars days={lastSeven(goals, today)} today={today} />
      </Week>
      <Figures>
        <FigureCard
          label="Active goals"
          value={active.length}
          note={
            next ? `next done: ${relativeDay(next, today, { week: true })}` : 'no pace this week'
          }
        />
        <FigureCard
          label="Completed"
          value={completed.length}
          note={completed[0]?.topic ?? 'none yet'}
        />
        <FigureCard
          label="Total time"
          value={hoursText(total)}
          unit="h"
          note={since && `since ${formatDay(since.slice(0, 10), { month: 'long' })}`}
        />
      </Figures>
    </Strip>
  );
}
