import type { ReactNode } from 'react';
import { VisuallyHidden } from '@plainday/ui-components';
import { Column, Goal, Label, List, Note, NOTE_HEIGHT, Pillar, Space } from './bar-style';

export interface ChartBar {
  readonly key: string;
  /** Short label below the bar. */
  readonly label: string;
  readonly value: number;
  /** The whole fact in words: `Monday: 4 pomodoros`. */
  readonly text: string;
  /** Drawn in the accent: today, the current one. */
  readonly current?: boolean;
  /** Shown above the bar: its number. */
  readonly note?: ReactNode;
}

export interface BarChartProps {
  /** Name of the picture. */
  readonly label: string;
  readonly bars: readonly ChartBar[];
  /** Height of the tallest bar in CSS pixels. */
  readonly height?: number;
  /** Value of a full bar; the greatest value if left out. */
  readonly max?: number;
  /** A line across the bars. */
  readonly goal?: { readonly value: number; readonly label: string };
  /** Wraps what a bar consists of, for example into a link to what it counted. */
  readonly renderBar?: (bar: ChartBar, content: ReactNode) => ReactNode;
}

/** Of more bars than these only some are labelled. */
const LABELS = 8;
const LABELS_OF_PHONE = 7;

/** A few numbers as bars on an axis. Read aloud as a list of sentences. */
export function BarChart({ label, bars, height = 80, max, goal, renderBar }: BarChartProps) {
  const top = max ?? Math.max(1, goal?.value ?? 0, ...bars.map((bar) => bar.value));
  const share = (value: number) => Math.min(1, Math.max(0, value / top));
  const hasNotes = bars.some((bar) => bar.note !== undefined);
  const room = hasNotes ? height + NOTE_HEIGHT : height;
  const isNamed = (at: number, step: number) => (bars.length - 1 - at) % step === 0;
  const step = bars.length > LABELS ? 3 : 1;
  const stepOfPhone = Math.max(step, bars.length > LABELS_OF_PHONE ? 2 : 1);
  const isBelow = ({ value }: ChartBar) => goal !== undefined && value < goal.value;

  function contentOf(bar: ChartBar, at: number): ReactNode {
    const tone = isBelow(bar) ? 'below' : 'other';
    return (
      <>
        <Space $height={room} aria-hidden>
          <Note $strong={goal !== undefined && !isBelow(bar)}>{bar.note}</Note>
          <Pillar
            $tone={bar.current ? 'current' : tone}
            style={{ height: share(bar.value) * height }}
          />
        </Space>
        <Label $wide={isNamed(at, step)} $phone={isNamed(at, stepOfPhone)} aria-hidden>
          {bar.label}
        </Label>
        <VisuallyHidden>{bar.text}</VisuallyHidden>
      </>
    );
  }

  return (
    <List aria-label={label} $goal={goal !== undefined}>
      {bars.map((bar, at) => (
        <Column key={bar.key} title={bar.text}>
          {renderBar ? renderBar(bar, contentOf(bar, at)) : contentOf(bar, at)}
        </Column>
      ))}
      {goal && (
        <Goal as="li" aria-hidden style={{ top: room - share(goal.value) * height }}>
          <span>{goal.label}</span>
        </Goal>
      )}
    </List>
  );
}
