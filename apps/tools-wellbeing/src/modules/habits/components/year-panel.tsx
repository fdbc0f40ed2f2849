import { Snowflake } from 'lucide';
import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { percentOf, plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import type { Habit } from '../model/habit.schema';
import type { HabitPast } from '../model/habits.logic';
import { yearFacts } from '../model/year.logic';
import { YearHeatmap } from './year-heatmap';

const Panel = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: 0 20px var(--space-4);
  text-align: start;
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  color: var(--text-3);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--text);
    font-weight: 600;
  }
  button {
    margin-inline-start: auto;
  }
`;

export interface YearPanelProps {
  readonly habit: Habit;
  readonly past: HabitPast;
  readonly today: DayKey;
  readonly onFreeze: () => void;
}

/** A year of a habit, and what it comes to. */
export function YearPanel({ habit, past, today, onFreeze }: YearPanelProps) {
  const { kept, of, longest, surest, hardest } = yearFacts(past, today);
  return (
    <Panel>
      <YearHeatmap
        past={past}
        today={today}
        color={habit.color}
        label={`The last 52 weeks of ${habit.title}: kept on ${kept} of ${plural(of, 'day')}`}
      />
      <Facts>
        <span>
          <strong>{kept}</strong> of {plural(of, 'day')}
        </span>
        <span>
          longest <strong>{plural(longest, 'day')}</strong>
        </span>
        {surest && hardest && (
          <>
            <span>
              {surest.name}s surest, <strong>{percentOf(surest.share, 1)} %</strong>
            </span>
            <span>
              {hardest.name}s hardest, <strong>{percentOf(hardest.share, 1)} %</strong>
            </span>
          </>
        )}
        <Button size="s" icon={Snowflake} onClick={onFreeze}>
          Freeze a day
        </Button>
      </Facts>
    </Panel>
  );
}
