import { styled } from 'styled-components';

export type RingTone = 'red' | 'amber' | 'plain' | 'done';

const paints: Record<RingTone, string> = {
  red: 'border-color:var(--red);background:var(--red-soft);',
  amber: 'border-color:var(--amber);',
  plain: 'border-color:var(--control);',
  done: 'border-color:var(--accent);background:var(--accent);',
};

const Ring = styled.span<{ $tone: RingTone; $size: number }>`
  flex-shrink: 0;
  display: grid;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 1.5px solid;
  border-radius: 50%;
  ${({ $tone }) => paints[$tone]}
`;

export interface RingMarkProps {
  readonly tone?: RingTone;
  /** Diameter in CSS pixels. */
  readonly size?: number;
}

/** The checkbox of a task, drawn. */
export function RingMark({ tone = 'plain', size = 20 }: RingMarkProps) {
  return (
    <Ring $tone={tone} $size={size}>
      {tone === 'done' && (
        <svg width={size * 0.6} height={size * 0.6} viewBox="0 0 12 12" fill="none">
          <path
            d="M2.5 6.3l2.4 2.4 4.6-5"
            stroke="var(--on-accent)"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      )}
    </Ring>
  );
}
