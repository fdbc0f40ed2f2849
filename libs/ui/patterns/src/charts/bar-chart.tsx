import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '@plainday/ui-components';

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
  readonly note?: string;
}

export interface BarChartProps {
  /** Name of the picture. */
  readonly label: string;
  readonly bars: readonly ChartBar[];
  /** Height of the tallest bar in CSS pixels. */
  readonly height?: number;
  /** Value of a full bar; the greatest value if left out. */
  readonly max?: number;
  /** Wraps what a bar consists of, for example into a link to what it counted. */
  readonly renderBar?: (bar: ChartBar, content: ReactNode) => ReactNode;
}

/** Room for the number above a bar, in CSS pixels. */
const NOTE_HEIGHT = 20;

const List = styled.ul`
  display: flex;
  /* Bars stand on one line, whatever room their labels take below it. */
  align-items: flex-start;
  gap: 8px;
`;

const Column = styled.li`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  justify-items: center;
  color: var(--text-3);
  font: var(--type-tiny);
`;

const Space = styled.span<{ $height: number }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 4px;
  width: 100%;
  height: ${({ $height }) => $height}px;
`;

const Pillar = styled.span<{ $current: boolean }>`
  flex-shrink: 0;
  width: 100%;
  max-width: 64px;
  min-height: 3px;
  border-radius: 5px;
  background: ${({ $current }) => ($current ? 'var(--accent)' : 'var(--control)')};
  @media (forced-colors: active) {
    background: ${({ $current }) => ($current ? 'Highlight' : 'CanvasText')};
    forced-color-adjust: none;
  }
`;

/** A few numbers as bars. Read aloud as a list of sentences. */
export function BarChart({ label, bars, height = 80, max, renderBar }: BarChartProps) {
  const top = max ?? Math.max(1, ...bars.map((bar) => bar.value));
  const hasNotes = bars.some((bar) => bar.note !== undefined);
  return (
    <List aria-label={label}>
      {bars.map((bar) => {
        const content = (
          <>
            <Space $height={hasNotes ? height + NOTE_HEIGHT : height} aria-hidden>
              {bar.note}
              <Pillar
                $current={Boolean(bar.current)}
                style={{ height: Math.min(1, Math.max(0, bar.value / top)) * height }}
              />
            </Space>
            <span aria-hidden>{bar.label}</span>
            <VisuallyHidden>{bar.text}</VisuallyHidden>
          </>
        );
        return (
          <Column key={bar.key} title={bar.text}>
            {renderBar ? renderBar(bar, content) : content}
          </Column>
        );
      })}
    </List>
  );
}
