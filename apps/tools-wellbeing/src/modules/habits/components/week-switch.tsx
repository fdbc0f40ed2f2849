import { ChevronLeft, ChevronRight } from 'lucide';
import { styled } from 'styled-components';
import { addDays, formatDay, startOfWeek, weekName } from '@plainday/domain-calendar';
import { percentOf } from '@plainday/shared-utils';
import { IconButton } from '@plainday/ui-components';
import { forcedColors, tablet } from '@plainday/ui-theme';
import type { Habits } from '../hooks/use-habits';
import type { Week } from '../hooks/use-week';
import { resultOfWeek } from '../model/habits.logic';

const WEEKS = 8;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`;

const Bars = styled.div`
  display: flex;
  align-items: end;
  height: 36px;
  &::before {
    align-self: center;
    margin-inline-end: var(--space-2);
    color: var(--text-3);
    font: var(--type-caption);
    content: attr(data-text) / '';
  }
  ${tablet} {
    display: none;
  }
`;

const Bar = styled.button`
  display: flex;
  align-items: end;
  width: 28px;
  height: 36px;
  padding: 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  cursor: pointer;
  span {
    width: 100%;
    min-height: 2px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--control) 75%, var(--surface));
    ${forcedColors} {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  &:hover {
    background: var(--hover);
  }
  &[aria-current] span {
    background: var(--accent);
    ${forcedColors} {
      background: Highlight;
    }
  }
`;

const Name = styled.span`
  min-width: 104px;
  font: 600 var(--type-body);
  font-variant-numeric: tabular-nums;
  text-align: center;
  white-space: nowrap;
`;

export interface WeekSwitchProps {
  readonly habits: Habits;
  readonly week: Week;
}

/** How eight weeks went, and the way to other weeks. */
export function WeekSwitch({ habits, week }: WeekSwitchProps) {
  const { today, knows, pasts } = habits;
  const current = startOfWeek(today);
  const { monday, isCurrent, show } = week;
  return (
    <Line>
      {knows.history && habits.habits.length > 0 && (
        <Bars role="group" aria-label={`Last ${WEEKS} weeks`} data-text={`Last ${WEEKS} weeks`}>
          {Array.from({ length: WEEKS }, (_, index) => {
            const day = addDays(current, (index + 1 - WEEKS) * 7);
            const { kept, of } = resultOfWeek(day, today, pasts);
            const percent = percentOf(kept, of);
            const date = formatDay(day, { month: 'short', day: 'numeric' });
            const text = `Week of ${date}: ${of === 0 ? 'no habits yet' : `${percent} %`}`;
            return (
              <Bar
                key={day}
                type="button"
                aria-label={text}
                data-tip={text}
                aria-current={day === monday ? 'true' : undefined}
                onClick={() => show(day)}
              >
                <span style={{ height: `${percent}%` }} />
              </Bar>
            );
          })}
        </Bars>
      )}
      <IconButton
        label="Previous week"
        icon={ChevronLeft}
        onClick={() => show(addDays(monday, -7))}
      />
      <Name aria-live="polite">{weekName(monday)}</Name>
      <IconButton
        label="Next week"
        icon={ChevronRight}
        aria-disabled={isCurrent || undefined}
        style={isCurrent ? { opacity: 0.4, cursor: 'default' } : undefined}
        onClick={() => !isCurrent && show(addDays(monday, 7))}
      />
    </Line>
  );
}
