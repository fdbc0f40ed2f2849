import { Check } from 'lucide';
import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { decimalText, rounded } from '@plainday/shared-utils';
import { Icon } from '@plainday/ui-components';
import { BarChart } from '@plainday/ui-patterns';
import { tablet } from '@plainday/ui-theme';
import { performanceOf } from '../model/health.logic';
import type { HealthDay, HealthGoals, Measure } from '../model/health.schema';
import { dayName, MEASURES, weekdayLabel } from '../model/texts.logic';

const HEIGHT = 76;

const Row = styled.div`
  display: grid;
  grid-template-columns: 160px minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-4) 0;
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.div`
  color: var(--text-2);
  font: var(--type-small);
  strong {
    color: var(--text);
    font-weight: 600;
  }
`;

const Average = styled.p`
  color: var(--text);
  font: 650 var(--type-large);
`;

export interface WeekRowProps {
  readonly measure: Measure;
  readonly history: readonly HealthDay[];
  readonly records: readonly HealthDay[];
  readonly goals: HealthGoals;
  readonly today: DayKey;
  readonly onChoose: (day: DayKey, button: HTMLElement) => void;
}

function barOf(day: HealthDay, measure: Measure, goal: number, today: DayKey) {
  const value = day[measure];
  const isHit = value >= goal;
  return {
    key: day.id,
    label: weekdayLabel(day.id, today),
    value,
    text: `${dayName(day.id)}: ${MEASURES[measure].amount(value)}${isHit ? ', goal reached' : ''}`,
    current: day.id === today,
    note: (
      <>
        {isHit && <Icon icon={Check} size={13} />}
        {value}
      </>
    ),
  };
}

/** Seven days of one measure as buttons, with what they come to. */
export function WeekRow({ measure, history, records, goals, today, onChoose }: WeekRowProps) {
  const { title, unit } = MEASURES[measure];
  const { average, hits, count } = performanceOf(records, measure, goals);
  const goal = goals[measure];
  return (
    <Row role="group" aria-label={title}>
      <Facts>
        <p>{title}</p>
        <Average>
          {measure === 'water' ? decimalText(average) : rounded(average)} {unit}
        </Average>
        <p>a day on average</p>
        <p>
          goal hit on{' '}
          <strong>
            {hits} of {count}
          </strong>{' '}
          days
        </p>
      </Facts>
      <BarChart
        label={`${title} by day`}
        height={HEIGHT}
        goal={{ value: goal, label: `goal ${goal}` }}
        bars={history.map((day) => barOf(day, measure, goal, today))}
        renderBar={({ key }, content) => (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={(event) => onChoose(key, event.currentTarget)}
          >
            {content}
          </button>
        )}
      />
    </Row>
  );
}
