import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface RingProps {
  /** Share that is drawn, 0 to 1. */
  readonly value: number;
  /** Name of what is measured, said to assistive technology. */
  readonly label: string;
  /** What the value means in words: `18 minutes left`. */
  readonly valueText?: string;
  /** Diameter in CSS pixels; shrinks with its place, and grows with the text. */
  readonly size?: number;
  /** Width of the line in CSS pixels. */
  readonly stroke?: number;
  /** A CSS colour. */
  readonly color?: string;
  /** Stands in the middle. */
  readonly children?: ReactNode;
}

const Box = styled.div<{ $size: number }>`
  position: relative;
  width: min(100%, ${({ $size }) => $size / 16}rem);
  /* What stands in it can be as wide as there is room. */
  container-type: inline-size;
  aspect-ratio: 1;
  svg {
    width: 100%;
    height: 100%;
    transform: rotate(-90deg);
  }
`;

const Middle = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  text-align: center;
  /* A time that changes every second lays out nothing else. */
  contain: layout size;
`;

/** A share as a ring. */
export function Ring({
  value,
  label,
  valueText,
  size = 266,
  stroke = 10,
  color = 'var(--accent)',
  children,
}: RingProps) {
  const share = Math.min(1, Math.max(0, value));
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: (size - stroke) / 2,
    fill: 'none',
    strokeWidth: stroke,
  };
  return (
    <Box $size={size}>
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={valueText}
      >
        <circle {...circle} stroke="var(--line)" />
        {share > 0 && (
          <circle
            {...circle}
            stroke={color}
            strokeLinecap="round"
            pathLength={1}
            strokeDasharray="1 1"
            strokeDashoffset={1 - share}
          />
        )}
      </svg>
      {children && <Middle>{children}</Middle>}
    </Box>
  );
}
