import { styled, keyframes } from 'styled-components';

export interface SpinnerProps {
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Said to assistive technology. */
  readonly label?: string;
}

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Circle = styled.span<{ $size: number }>`
  display: inline-block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2px solid color-mix(in oklab, currentcolor 25%, transparent);
  border-top-color: currentcolor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
`;

/** Something is under way. Skeletons are better where the shape of the answer is known. */
export function Spinner({ size = 16, label = 'Loading...' }: SpinnerProps) {
  return <Circle $size={size} role="status" aria-label={label} />;
}
