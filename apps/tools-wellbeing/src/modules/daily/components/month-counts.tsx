import { styled } from 'styled-components';
import type { DayKey } from '@plainday/domain-calendar';
import { decimalText } from '@plainday/shared-utils';
import { SectionHeading } from '@plainday/ui-patterns';
import { forcedColors } from '@plainday/ui-theme';
import { MOOD_STEPS } from '../../../shared/moods';
import {
  habitCounts,
  pastDaysOf,
  usedDaysOf,
  stepCounts,
  valueOf,
  type Days,
  type MonthView,
} from '../model/month.logic';
import { HABIT_TEXTS, PRODUCTIVITY_STEPS } from '../model/texts.logic';

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr) max-content;
  gap: 6px var(--space-4);
  align-items: center;
  font: var(--type-small);
  div {
    display: contents;
  }
  dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

const Track = styled.span`
  height: 4px;
  border-radius: var(--radius-full);
  background: var(--line);
`;

const Fill = styled.span`
  display: block;
  height: 100%;
  border-radius: inherit;
  background: var(--control);
  ${forcedColors} {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;

export interface MonthCountsProps {
  readonly month: DayKey;
  readonly today: DayKey;
  readonly view: MonthView;
  readonly days: Days;
}

/** On how many days of the month each habit was kept, or each step chosen. */
export function MonthCounts({ month, today, view, days }: MonthCountsProps) {
  const past = pastDaysOf(month, today);
  if (past.length === 0) return null;
  const rows =
    view === 'habits'
      ? habitCounts(month, today, days).map(
          ({ habit, count }) => [HABIT_TEXTS[habit], count] as const,
        )
      : stepCounts(month, today, view, days).map((count, index) => {
          const steps = view === 'mood' ? MOOD_STEPS : PRODUCTIVITY_STEPS;
          return [steps[index]?.label ?? '', count] as const;
        });
  const sum = past.reduce((total, day) => total + valueOf(day, view, days), 0);
  const used = usedDaysOf(past, view, days).length;
  const note = view === 'habits' && used > 0 ? `${decimalText(sum / used)} of 5 a day` : undefined;
  return (
    <div>
      <SectionHeading level={3} note={note}>
        Days this month
      </SectionHeading>
      <List>
        {rows.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <Track aria-hidden>
              <Fill style={{ width: `${(count / past.length) * 100}%` }} />
            </Track>
            <dd>{count}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}
