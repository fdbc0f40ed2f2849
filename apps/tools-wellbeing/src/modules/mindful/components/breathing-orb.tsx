import { useState } from 'react';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import { breathMs, PATTERNS, type Pattern, type PatternId } from '../model/patterns.logic';

const SMALL = 0.62;
const GROWS = css`
  animation-timing-function: ease-in-out;
`;

/** One breath of a pattern as a movement. */
function movementOf(pattern: Pattern) {
  const length = breathMs(pattern);
  let passed = 0;
  const frames = pattern.steps.map(({ name, durationMs }) => {
    const percent = ((passed / length) * 100).toFixed(2);
    passed += durationMs;
    const scale = name === 'inhale' || name === 'rest' ? SMALL : 1;
    const moves = name === 'inhale' || name === 'exhale';
    return css`
      ${percent}% {
        transform: scale(${scale});
        ${moves && GROWS}
      }
    `;
  });
  return keyframes`${frames} 100% { transform: scale(${SMALL}); }`;
}

const MOVEMENTS = new Map(PATTERNS.map((pattern) => [pattern.id, movementOf(pattern)]));
const LENGTHS = new Map(PATTERNS.map((pattern) => [pattern.id, breathMs(pattern)]));

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, 280px);
  aspect-ratio: 1;
  border: 1px dashed var(--control);
  border-radius: 50%;
  ${phone} {
    width: 216px;
  }
`;

const Air = styled.div<{ $pattern: PatternId; $moving: boolean; $paused: boolean }>`
  position: absolute;
  inset: 0;
  border: 1px solid var(--accent);
  border-radius: 50%;
  background: var(--accent-soft);
  transform: scale(${SMALL});
  @media (prefers-reduced-motion: no-preference) {
    ${({ $pattern, $moving, $paused }) =>
      $moving &&
      css`
        animation: ${MOVEMENTS.get($pattern)} ${LENGTHS.get($pattern)}ms infinite;
        animation-play-state: ${$paused ? 'paused' : 'running'};
      `}
  }
`;

const Words = styled.div`
  position: relative;
  text-align: center;
`;

export interface BreathingOrbProps {
  readonly pattern: PatternId;
  readonly moving: boolean;
  readonly paused: boolean;
  /** Milliseconds of the session so far; read once, when the movement begins. */
  readonly fromMs: () => number;
  readonly children: ReactNode;
}

/** A circle that breathes by itself, off the main thread. Give it a new key at each start and pause. */
export function BreathingOrb({ pattern, moving, paused, fromMs, children }: BreathingOrbProps) {
  const [delayMs] = useState(() => -fromMs());
  return (
    <Stage>
      <Air
        $pattern={pattern}
        $moving={moving}
        $paused={paused}
        style={{ animationDelay: `${delayMs}ms` }}
      />
      <Words>{children}</Words>
    </Stage>
  );
}
