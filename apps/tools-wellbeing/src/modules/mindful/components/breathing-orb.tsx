import { useState } from 'react';
import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { BREATH } from '../model/breathing.logic';

const SMALL = 0.62;
const CYCLE_MS = BREATH.reduce((sum, phase) => sum + phase.durationMs, 0);
const [inhale, hold] = BREATH;
const percent = (ms: number) => `${((ms / CYCLE_MS) * 100).toFixed(2)}%`;

const breathe = keyframes`
  0%, 100% { transform: scale(${SMALL}); animation-timing-function: ease-in-out; }
  ${percent(inhale.durationMs)} { transform: scale(1); }
  ${percent(inhale.durationMs + hold.durationMs)} { transform: scale(1); animation-timing-function: ease-in-out; }
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: min(100%, 280px);
  aspect-ratio: 1;
  border: 1px dashed var(--line-strong);
  border-radius: 50%;
`;

const Air = styled.div<{ $moving: boolean; $paused: boolean }>`
  position: absolute;
  inset: 0;
  border-radius: 50%;
  background: var(--accent-soft);
  transform: scale(${SMALL});
  @media (prefers-reduced-motion: no-preference) {
    ${({ $moving, $paused }) =>
      $moving &&
      css`
        animation: ${breathe} ${CYCLE_MS}ms infinite;
        animation-play-state: ${$paused ? 'paused' : 'running'};
      `}
  }
`;

const Words = styled.div`
  position: relative;
  text-align: center;
`;

export interface BreathingOrbProps {
  readonly moving: boolean;
  readonly paused: boolean;
  /** Milliseconds of the session so far; read once, when the movement begins. */
  readonly fromMs: () => number;
  readonly children: ReactNode;
}

/** A circle that breathes by itself, off the main thread. Give it a new key at each start and pause. */
export function BreathingOrb({ moving, paused, fromMs, children }: BreathingOrbProps) {
  const [delayMs] = useState(() => -fromMs());
  return (
    <Stage>
      <Air $moving={moving} $paused={paused} style={{ animationDelay: `${delayMs}ms` }} />
      <Words>{children}</Words>
    </Stage>
  );
}
