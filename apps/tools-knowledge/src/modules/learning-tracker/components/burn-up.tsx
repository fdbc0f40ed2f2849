import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { daysBetween, relativeDay, type DayKey } from '@plainday/domain-calendar';
import { forcedColors } from '@plainday/ui-theme';
import type { LearningGoal } from '../model/learning.schema';
import { readNotes } from '../model/notes.logic';
import { forecastOf } from '../model/progress.logic';
import { burnUp } from '../model/weeks.logic';

const WIDTH = 230;
const HEIGHT = 46;
/** Half of a word below the line. */
const HALF = 16;

/** A word below a point stays within the drawing. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < HALF) return 'start';
  return x > WIDTH - HALF ? 'end' : 'middle';
}

const Figure = styled.figure`
  min-width: 0;
  color: var(--text-3);
  font: var(--type-caption);
  svg {
    display: block;
    width: 100%;
    height: 64px;
    margin-bottom: 4px;
    overflow: visible;
    ${forcedColors} {
      forced-color-adjust: auto;
    }
  }
  figcaption {
    color: var(--text-2);
    strong {
      color: var(--text);
    }
  }
`;

/** The answer to "when will I be done": what was learnt so far, and where this week's pace leads. In words as well. */
export function BurnUp({ goal, today }: { readonly goal: LearningGoal; readonly today: DayKey }) {
  const target = readNotes(goal.notes).targetHours * 60;
  const points = burnUp(goal, today, useDayRule());
  const done = forecastOf(goal, today);
  const first = points[0]?.day ?? today;
  const days = Math.max(1, daysBetween(first, done ?? today));
  // Without a forecast the line leaves room for what is still to come.
  const x = (day: DayKey) => (daysBetween(first, day) / days) * (done ? WIDTH : WIDTH * 0.6);
  const y = (minutes: number) => HEIGHT - (Math.min(minutes, target) / target) * HEIGHT;
  const line = points.map(({ day, minutes }) => `${x(day)} ${y(minutes)}`).join('L');
  const last = points.at(-1) ?? { day: today, minutes: 0 };

  return (
    <Figure>
      <svg
        viewBox={`-3 -14 ${WIDTH + 6} ${HEIGHT + 30}`}
        preserveAspectRatio="xMinYMid meet"
        aria-hidden
      >
        <path d={`M0 0H${WIDTH}`} stroke="var(--control)" strokeDasharray="2 3" />
        <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--line-strong)" />
        <path d={`M0 ${HEIGHT}L${line}L${x(today)} ${HEIGHT}Z`} fill="var(--accent-soft)" />
        <path d={`M${line}`} fill="none" stroke="var(--accent)" strokeWidth={2} />
        {done && (
          <path
            d={`M${x(today)} ${y(last.minutes)}L${x(done)} 0`}
            stroke="var(--accent)"
            strokeWidth={2}
            strokeDasharray="3 4"
          />
        )}
        <circle cx={x(today)} cy={y(last.minutes)} r={3.5} fill="var(--accent)" />
        {done && (
          <circle
            cx={x(done)}
            cy={0}
            r={3.5}
            fill="var(--surface)"
            stroke="var(--accent)"
            strokeWidth={2}
          />
        )}
        <text x={0} y={-4} fill="currentcolor" fontSize={11}>
          {target / 60} h
        </text>
        <text
          x={x(today)}
          y={HEIGHT + 13}
          fill="currentcolor"
          fontSize={11}
          textAnchor={anchorAt(x(today))}
        >
          today
        </text>
      </svg>
      <figcaption>
        {done ? (
          <>
            at this week’s pace: <strong>done on {relativeDay(done, today, { week: true })}</strong>
          </>
        ) : (
          'no pace this week'
        )}
      </figcaption>
    </Figure>
  );
}
