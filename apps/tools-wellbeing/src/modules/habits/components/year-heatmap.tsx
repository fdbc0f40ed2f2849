import { styled } from 'styled-components';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { forcedColors } from '@plainday/ui-theme';
import { cellState, yearOfWeeks, type CellState, type HabitPast } from '../model/habits.logic';
import { monthMarks } from '../model/year.logic';

const STEP = 15;
const EDGE = 12;
const LEFT = 30;
const TOP = 18;

const Scroller = styled.div`
  overflow-x: auto;
  /* The newest weeks are at its end. */
  direction: rtl;
  &:focus-visible {
    outline: 2px solid var(--accent);
  }
  svg {
    display: block;
    direction: ltr;
    margin-inline: auto;
    font: var(--type-tiny);
    fill: var(--text-3);
  }
  ${forcedColors} {
    svg [data-done] {
      fill: Highlight;
    }
  }
`;

export interface YearHeatmapProps {
  readonly past: HabitPast;
  readonly today: DayKey;
  readonly color: string;
  /** The whole picture in a sentence. */
  readonly label: string;
}

/** 52 weeks of squares; a missed day is a dot, a frozen one an outline with a dash: readable without colour. */
export function YearHeatmap({ past, today, color, label }: YearHeatmapProps) {
  const weeks = yearOfWeeks(today);
  const days = weeks[0] ?? [];
  return (
    <Scroller tabIndex={0} role="img" aria-label={label}>
      <svg width={LEFT + weeks.length * STEP} height={TOP + 7 * STEP} aria-hidden>
        {monthMarks(weeks).map(({ week, name }) => (
          <text key={week} x={LEFT + week * STEP} y={11}>
            {name}
          </text>
        ))}
        {days.map((day, row) =>
          row % 2 === 0 ? (
            <text key={day} x={0} y={TOP + row * STEP + 10}>
              {formatDay(day, { weekday: 'short' })}
            </text>
          ) : null,
        )}
        {weeks.map((week, column) =>
          week.map((day, row) => (
            <Day
              key={day}
              x={LEFT + column * STEP}
              y={TOP + row * STEP}
              state={cellState(day, today, past)}
              color={color}
            />
          )),
        )}
      </svg>
    </Scroller>
  );
}

interface DayProps {
  readonly x: number;
  readonly y: number;
  readonly state: CellState;
  readonly color: string;
}

function Day({ x, y, state, color }: DayProps) {
  const edge = `color-mix(in oklab, ${color} 60%, var(--text))`;
  switch (state) {
    case 'before':
    case 'future':
      return null;
    case 'missed':
      return <circle cx={x + EDGE / 2} cy={y + EDGE / 2} r={2} fill="var(--control)" />;
    case 'done':
      return <rect data-done="" {...frame(x, y)} fill={color} stroke={edge} strokeWidth={0.75} />;
    case 'pending':
      return <rect {...frame(x, y)} fill="none" stroke="var(--accent)" strokeWidth={2} />;
    case 'frozen':
      return (
        <g stroke="var(--control)" fill="none">
          <rect {...frame(x, y)} />
          <path d={`M${x + 4} ${y + EDGE / 2}h4`} />
        </g>
      );
  }
}

function frame(x: number, y: number) {
  return { x: x + 0.5, y: y + 0.5, width: EDGE - 1, height: EDGE - 1, rx: 3 };
}
