import { styled } from 'styled-components';
import { VisuallyHidden } from '@plainday/ui-components';
import { forcedColors } from '@plainday/ui-theme';
import { linePaths, pointsOf } from './line-chart.logic';

export interface LinePoint {
  readonly key: string;
  /** Null for a day without a value: the line has a gap there. */
  readonly value: number | null;
  /** The whole fact in words: `Thursday: mood 4 of 5`. */
  readonly text: string;
  /** Below the axis; leave it out where there is no room for all. */
  readonly label?: string;
}

export interface LineChartProps {
  /** Name of the picture. Show the same numbers as a table with `ChartFigure`. */
  readonly label: string;
  readonly points: readonly LinePoint[];
  readonly min?: number;
  readonly max: number;
  /** In CSS pixels. */
  readonly height?: number;
  /** A dashed line with its words, such as a goal. */
  readonly goal?: { readonly value: number; readonly label: string };
}

/** Units of the drawing: it is stretched to its place, its lines are not. */
const WIDTH = 600;

const Box = styled.div`
  position: relative;
  color: var(--text-3);
  font: var(--type-tiny);
  svg {
    width: 100%;
    overflow: visible;
  }
  svg * {
    vector-effect: non-scaling-stroke;
  }
  ${forcedColors} {
    forced-color-adjust: auto;
  }
`;

const Goal = styled.span`
  position: absolute;
  inset-inline-end: 0;
  transform: translateY(-100%);
`;

const Labels = styled.div`
  position: relative;
  height: 1.25rem;
  margin-top: 6px;
  span {
    position: absolute;
    transform: translateX(-50%);
    white-space: nowrap;
  }
  span:first-child {
    transform: none;
  }
  span:last-child {
    transform: translateX(-100%);
  }
`;

/** Values over time as a line with dots; days without a value are gaps. Read aloud as a list of sentences. */
export function LineChart(props: LineChartProps) {
  const { label, points, min = 0, max, height = 120, goal } = props;
  const drawn = pointsOf(points, { min, max, width: WIDTH, height });
  const goalY = goal ? height - ((goal.value - min) / (max - min)) * height : 0;
  return (
    <Box>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        height={height}
        preserveAspectRatio="none"
        aria-hidden
      >
        <path d={`M0 ${height}H${WIDTH}`} stroke="var(--line-strong)" />
        {goal && <path d={`M0 ${goalY}H${WIDTH}`} stroke="var(--control)" strokeDasharray="4 4" />}
        {linePaths(drawn).map((path) => (
          <path key={path} d={path} fill="none" stroke="var(--accent)" strokeWidth={2} />
        ))}
        {drawn.map(
          (point) =>
            point.y !== null && (
              <path
                key={point.key}
                d={`M${point.x} ${point.y}h.01`}
                stroke="var(--accent)"
                strokeWidth={7}
                strokeLinecap="round"
              />
            ),
        )}
      </svg>
      {goal && <Goal style={{ top: goalY }}>{goal.label}</Goal>}
      <Labels aria-hidden>
        {drawn.map(
          (point, index) =>
            points[index]?.label && (
              <span key={point.key} style={{ insetInlineStart: `${(point.x / WIDTH) * 100}%` }}>
                {points[index]?.label}
              </span>
            ),
        )}
      </Labels>
      <VisuallyHidden as="ul" aria-label={label}>
        {points.map((point) => (
          <li key={point.key}>{point.text}</li>
        ))}
      </VisuallyHidden>
    </Box>
  );
}
