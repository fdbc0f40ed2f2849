import { styled } from 'styled-components';
import { forcedColors, phone } from '@plainday/ui-theme';

const Bars = styled.span`
  display: flex;
  align-items: center;
  height: 100%;
  min-width: 0;
  gap: 2px;
`;

const Bar = styled.span`
  flex: 1 1 0;
  /* A short note has few: they keep the width of bars. */
  max-width: 6px;
  min-height: 2px;
  border-radius: 2px;
  background: var(--control);
  &[data-played] {
    background: var(--accent);
  }
  ${phone} {
    &:nth-child(even) {
      display: none;
    }
  }
  ${forcedColors} {
    background: GrayText;
    &[data-played] {
      background: Highlight;
    }
  }
`;

/** Levels in fewer steps, each the loudest of what it stands for. */
function fewer(levels: readonly number[], count: number): number[] {
  if (levels.length <= count) return [...levels];
  return Array.from({ length: count }, (_, step) => {
    const from = Math.floor((step * levels.length) / count);
    const to = Math.floor(((step + 1) * levels.length) / count);
    return Math.max(...levels.slice(from, to));
  });
}

export interface WaveformProps {
  /** Each 0 to 1. */
  readonly levels: readonly number[];
  readonly bars: number;
  /** Share that was played, 0 to 1. */
  readonly played?: number;
}

/** The picture of a recording. Decoration: what it says stands beside it in words. */
export function Waveform({ levels, bars, played = 0 }: WaveformProps) {
  const shown = fewer(levels, bars);
  return (
    <Bars aria-hidden>
      {shown.map((level, index) => (
        <Bar
          key={index}
          data-played={index < played * shown.length || undefined}
          style={{ height: `${Math.max(6, Math.round(level * 100))}%` }}
        />
      ))}
    </Bars>
  );
}
