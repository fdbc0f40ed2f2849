import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

export interface MeterPart {
  readonly key: string;
  readonly value: number;
  /**
   * Filled: what is done. Outlined: what is planned. Hatched: what is over the limit. Ghost: what would come in, which
   * does not count yet.
   */
  readonly kind: 'filled' | 'outlined' | 'hatched' | 'ghost';
  /** The part in words, as a tooltip: `Write report, 45 min`. */
  readonly title?: string;
  /** Marks the part that belongs to what has the focus. */
  readonly current?: boolean;
}

export interface MeterProps {
  /** Name of what is measured. */
  readonly label: string;
  /** The whole fact in words: `5 h 20 of 6 h planned`. Always show it beside the meter too. */
  readonly text: string;
  readonly parts: readonly MeterPart[];
  /** Value of the full width. More than that rescales the parts and draws a tick here. */
  readonly max: number;
  /** A CSS colour. */
  readonly color?: string;
  /** The pointer is over a part; null when it has left. */
  readonly onPoint?: (key: string | null) => void;
}

const Track = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  height: 12px;
  border-radius: var(--radius-full);
  background: var(--line);
  overflow: hidden;
  ${forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Part = styled.span<{ $kind: MeterPart['kind']; $current: boolean; $color: string }>`
  min-width: 3px;
  box-sizing: border-box;
  border: 1.5px ${({ $kind }) => ($kind === 'ghost' ? 'dashed' : 'solid')} ${({ $color }) => $color};
  border-radius: 3px;
  /* The round end of the track would cut its edge. */
  &:first-child {
    border-start-start-radius: 6px;
    border-end-start-radius: 6px;
  }
  background: ${({ $kind, $color, $current }) => {
    if ($kind === 'filled') return $color;
    if ($kind === 'outlined' && $current) {
      return `color-mix(in oklab, ${$color} 25%, var(--surface))`;
    }
    if ($kind === 'outlined' || $kind === 'ghost') return 'var(--surface)';
    return `repeating-linear-gradient(135deg, ${$color} 0 2px, var(--surface) 2px 5px)`;
  }};
  ${({ $current, $kind }) =>
    $current && $kind !== 'outlined' && 'box-shadow: inset 0 0 0 2px var(--text);'}
  ${forcedColors} {
    border-color: CanvasText;
    ${({ $kind }) => $kind === 'filled' && 'background: Highlight; forced-color-adjust: none;'}
  }
`;

const Tick = styled.span`
  position: absolute;
  inset-block: 0;
  border-inline-start: 2px solid var(--text);
`;

/** A limit and what it is made of, as one strip in true proportion. */
export function Meter({ label, text, parts, max, color = 'var(--accent)', onPoint }: MeterProps) {
  const total = (counted: readonly MeterPart[]) =>
    counted.reduce((minutes, part) => minutes + part.value, 0);
  const sum = total(parts.filter(({ kind }) => kind !== 'ghost'));
  const whole = Math.max(max, total(parts), 1);
  return (
    <Track
      onPointerLeave={onPoint && (() => onPoint(null))}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(sum, max)}
      aria-valuetext={text}
    >
      {parts.map((part) => (
        <Part
          key={part.key}
          title={part.title}
          $kind={part.kind}
          $current={Boolean(part.current)}
          $color={color}
          style={{ width: `${(part.value / whole) * 100}%` }}
          onPointerEnter={onPoint && (() => onPoint(part.key))}
        />
      ))}
      {whole > max && max > 0 && <Tick style={{ insetInlineStart: `${(max / whole) * 100}%` }} />}
    </Track>
  );
}
