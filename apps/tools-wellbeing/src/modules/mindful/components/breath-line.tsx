import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import { SESSION_MS } from '../model/breathing.logic';
import { breathPath, pointAt } from '../model/line.logic';
import type { Pattern } from '../model/patterns.logic';

const FRAME = { width: 520, height: 44 };
const EDGE = 7;

const Line = styled.svg`
  display: block;
  width: 100%;
  height: ${FRAME.height + 2 * EDGE}px;
  overflow: visible;
  path {
    fill: none;
    stroke: var(--line-strong);
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
  [data-past] {
    stroke: var(--accent);
    stroke-width: 2.5;
  }
  [data-now] {
    stroke: var(--accent);
    stroke-width: 11;
    stroke-linecap: round;
  }
  ${forcedColors} {
    [data-past],
    [data-now] {
      stroke: Highlight;
    }
  }
`;

export interface BreathLineProps {
  readonly pattern: Pattern;
  /** Milliseconds of the session so far. */
  readonly elapsedMs: number;
}

/** The whole minute as one line: what is past in colour, a dot for now. It leads when nothing may move. */
export function BreathLine({ pattern, elapsedMs }: BreathLineProps) {
  const { x, y } = pointAt(elapsedMs, pattern, FRAME);
  const box = `0 ${-EDGE} ${FRAME.width} ${FRAME.height + 2 * EDGE}`;
  return (
    <Line viewBox={box} preserveAspectRatio="none" aria-hidden>
      <path d={breathPath([0, SESSION_MS], pattern, FRAME)} />
      {elapsedMs > 0 && <path data-past="" d={breathPath([0, elapsedMs], pattern, FRAME)} />}
      <path data-now="" d={`M${x} ${y}h.01`} />
    </Line>
  );
}
