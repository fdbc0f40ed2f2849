import { styled } from 'styled-components';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { decimalText } from '@plainday/shared-utils';
import { VisuallyHidden } from '@plainday/ui-components';
import { linePaths, place, PLOT } from '../model/plot.logic';
import type { DayMood } from '../model/trend.logic';
import { energyLabel, moodLabel } from '../model/words.logic';

const Box = styled.div`
  position: relative;
  padding-inline-start: 20px;
  color: var(--text-3);
  font: var(--type-tiny);
  svg {
    display: block;
    width: 100%;
    overflow: visible;
  }
  svg * {
    vector-effect: non-scaling-stroke;
  }
`;

const Step = styled.span`
  position: absolute;
  inset-inline-start: 0;
  transform: translateY(-50%);
`;

const Dates = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: 6px;
`;

const Legend = styled.div`
  display: flex;
  gap: var(--space-4);
  margin-bottom: var(--space-2);
  font: var(--type-caption);
  span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

function words({ day, mood, energy }: DayMood): string {
  const parts = [
    mood !== null && `mood ${decimalText(mood)}, ${moodLabel(mood)}`,
    energy !== null && `energy ${decimalText(energy)}, ${energyLabel(energy)}`,
  ].filter(Boolean);
  return `${formatDay(day, { month: 'long', day: 'numeric' })}: ${parts.join('; ')}`;
}

export interface MoodPictureProps {
  readonly days: readonly DayMood[];
  readonly today: DayKey;
}

/** Mood as a line with dots, energy as bars with a cap: two forms, not two colours. Days without are gaps. */
export function MoodPicture({ days, today }: MoodPictureProps) {
  const moods = place(days.map(({ day, mood }) => ({ key: day, value: mood })));
  const energies = place(days.map(({ day, energy }) => ({ key: day, value: energy })));
  const width = Math.max(1, Math.min(24, (PLOT.width / days.length) * 0.6));
  const marks = [0, Math.floor((days.length - 1) / 2), days.length - 1];
  const isDense = days.length > 60;
  return (
    <>
      <Legend aria-hidden>
        <span>
          <svg width={14} height={10}>
            <path d="M1 5h12" stroke="var(--accent)" strokeWidth={2} />
            <circle cx={7} cy={5} r={3} fill="var(--accent)" />
          </svg>
          Mood
        </span>
        <span>
          <svg width={12} height={12}>
            <rect y={2} width={12} height={10} fill="var(--line)" />
            <path d="M0 2h12" stroke="var(--text-2)" strokeWidth={2} />
          </svg>
          Energy
        </span>
      </Legend>
      <Box>
        {[1, 2, 3, 4, 5].map((step) => (
          <Step key={step} aria-hidden style={{ top: PLOT.yOf(step) }}>
            {step}
          </Step>
        ))}
        <svg
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          height={PLOT.height}
          preserveAspectRatio="none"
          aria-hidden
        >
          {[1, 2, 3, 4, 5].map((step) => (
            <path key={step} d={`M0 ${PLOT.yOf(step)}h${PLOT.width}`} stroke="var(--line)" />
          ))}
          {energies.map(
            ({ key, x, y }) =>
              y !== null && (
                <g key={key}>
                  <rect
                    x={x - width / 2}
                    y={y}
                    width={width}
                    height={PLOT.height - y}
                    fill="var(--line)"
                  />
                  <path
                    d={`M${x - width / 2} ${y}h${width}`}
                    stroke="var(--text-2)"
                    strokeWidth={2}
                  />
                </g>
              ),
          )}
          {linePaths(moods).map((path) => (
            <path key={path} d={path} fill="none" stroke="var(--accent)" strokeWidth={2} />
          ))}
          {moods.map(
            ({ key, x, y }) =>
              y !== null && (
                <path
                  key={key}
                  d={`M${x} ${y}h.01`}
                  stroke="var(--accent)"
                  strokeWidth={isDense ? 4 : key === today ? 11 : 7}
                  strokeLinecap="round"
                />
              ),
          )}
        </svg>
        <Dates aria-hidden>
          {[...new Set(marks)].map((index) => {
            const day = days[index]?.day ?? today;
            const label = formatDay(day, { month: 'short', day: 'numeric' });
            return <span key={day}>{day === today ? 'Today' : label}</span>;
          })}
        </Dates>
        <VisuallyHidden as="ul" aria-label="Mood and energy by day">
          {days
            .filter(({ mood }) => mood !== null)
            .map((day) => (
              <li key={day.day}>{words(day)}</li>
            ))}
        </VisuallyHidden>
      </Box>
    </>
  );
}
