import { styled } from 'styled-components';

export interface ProgressProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** Draws that many equal pieces instead of one bar. */
  readonly steps?: number;
  /** Fill; a CSS colour. */
  readonly color?: string;
}

const Track = styled.div`
  display: flex;
  gap: 5px;
  height: 8px;
`;

const Piece = styled.span<{ $part: number; $color: string }>`
  flex: 1;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--line);
  &::after {
    content: '';
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${({ $color }) => $color};
    transform: translateX(${({ $part }) => ($part === 0 ? -110 : ($part - 1) * 100)}%);
    transition: transform var(--dur) ease-out;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    &::after {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** How far something has come: a bar, or a row of pieces. */
export function Progress({
  value,
  max = 100,
  label,
  steps = 1,
  color = 'var(--accent)',
}: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
    >
      {Array.from({ length: steps }, (_, index) => (
        <Piece key={index} $part={Math.min(1, Math.max(0, share * steps - index))} $color={color} />
      ))}
    </Track>
  );
}
