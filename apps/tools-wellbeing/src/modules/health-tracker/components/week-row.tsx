import { Check } from 'lucide';
import { styled } from 'styled-components';
import { partsOfDay, type DayKey } from '@plainday/domain-calendar';
import { decimalText, rounded } from '@plainday/shared-utils';
import { Icon, VisuallyHidden } from '@plainday/ui-components';
import { forcedColors, phone, tablet } from '@plainday/ui-theme';
import { performanceOf } from '../model/health.logic';
import type { HealthDay, HealthGoals, Measure } from '../model/health.schema';
import { dayName, MEASURES, weekdayLabel } from '../model/texts.logic';

const HEIGHT = 76;
/** Of the label under a bar, and of the number over it. */
const FOOT = 26;
const HEAD = 20;

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

const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  align-items: end;
  min-height: ${HEIGHT + FOOT + HEAD}px;
  padding-inline-start: 52px;
  border-bottom: 1px solid var(--line);
`;

const Column = styled.button`
  display: grid;
  justify-items: center;
  padding: 0 0 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: var(--text-3);
  font: var(--type-tiny);
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
`;

const Number = styled.span<{ $hit: boolean }>`
  display: flex;
  align-items: center;
  gap: 3px;
  position: relative;
  z-index: 1;
  height: 16px;
  margin-bottom: 4px;
  padding-inline: 4px;
  background: var(--bg);
  color: ${({ $hit }) => ($hit ? 'var(--text)' : 'var(--text-3)')};
  font-weight: ${({ $hit }) => ($hit ? 600 : 400)};
  font-variant-numeric: tabular-nums;
`;

const Pillar = styled.span<{ $today: boolean; $hit: boolean }>`
  width: min(44px, 70%);
  min-height: 2px;
  margin-bottom: 6px;
  border-radius: 4px 4px 0 0;
  background: ${({ $today, $hit }) => {
    if ($today) return 'var(--accent)';
    return $hit ? 'color-mix(in oklab, var(--control) 75%, var(--surface))' : 'var(--line-strong)';
  }};
  ${forcedColors} {
    background: ${({ $today }) => ($today ? 'Highlight' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

/** `Thu 19`, on a phone `Thu`. */
const DayLabel = styled.span`
  ${phone} {
    span {
      display: none;
    }
  }
`;

/** The goal across all days, its number before the first. */
const Goal = styled.span`
  position: absolute;
  inset-inline: 0;
  height: 0;
  border-bottom: 1px dashed var(--control);
  pointer-events: none;
  color: var(--text-2);
  font: var(--type-tiny);
  line-height: 1;
  span {
    position: absolute;
    bottom: 3px;
    inset-inline-start: 0;
  }
`;

export interface WeekRowProps {
  readonly measure: Measure;
  readonly history: readonly HealthDay[];
  readonly records: readonly HealthDay[];
  readonly goals: HealthGoals;
  readonly today: DayKey;
  readonly onChoose: (day: DayKey, button: HTMLElement) => void;
}

/** Seven days of one measure as buttons, with what they come to. */
export function WeekRow({ measure, history, records, goals, today, onChoose }: WeekRowProps) {
  const { title, unit, amount } = MEASURES[measure];
  const { average, hits, count } = performanceOf(records, measure, goals);
  const goal = goals[measure];
  const top = Math.max(goal, ...history.map((day) => day[measure]));
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
      <Columns>
        <Goal aria-hidden style={{ bottom: FOOT + (goal / top) * HEIGHT }}>
          <span>goal {goal}</span>
        </Goal>
        {history.map((day) => {
          const value = day[measure];
          const isHit = value >= goal;
          const words = `${dayName(day.id)}: ${amount(value)}${isHit ? ', goal reached' : ''}`;
          return (
            <Column
              key={day.id}
              type="button"
              aria-haspopup="dialog"
              onClick={(event) => onChoose(day.id, event.currentTarget)}
            >
              <VisuallyHidden>{words}</VisuallyHidden>
              <Number aria-hidden $hit={isHit}>
                {isHit && <Icon icon={Check} size={13} />}
                {value}
              </Number>
              <Pillar
                $today={day.id === today}
                $hit={isHit}
                style={{ height: (value / top) * HEIGHT }}
              />
              <DayLabel aria-hidden>
                {weekdayLabel(day.id, today)}
                {day.id !== today && <span> {partsOfDay(day.id).day}</span>}
              </DayLabel>
            </Column>
          );
        })}
      </Columns>
    </Row>
  );
}
