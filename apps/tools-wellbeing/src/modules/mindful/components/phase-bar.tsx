import { styled } from 'styled-components';
import { BREATH, PHASE_TEXT } from '../model/breathing.logic';
import type { BreathPhase } from '../model/breathing.logic';

const List = styled.ol`
  display: flex;
  gap: 6px;
  width: 100%;
  max-width: 392px;
`;

const Item = styled.li<{ $current: boolean }>`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  color: ${({ $current }) => ($current ? 'var(--text)' : 'var(--text-3)')};
  font: ${({ $current }) => ($current ? 600 : 500)} var(--type-caption);
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: var(--radius-full);
  background: var(--line);
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  background: var(--accent);
  transform-origin: left;
  @media (forced-colors: active) {
    background: Highlight;
    forced-color-adjust: none;
  }
`;

export interface PhaseBarProps {
  /** Null before the start. */
  readonly current: BreathPhase | null;
  /** Share of the current phase that has passed, 0 to 1. */
  readonly share: number;
}

/** The three phases in their lengths, filling second by second: what leads when nothing may move. */
export function PhaseBar({ current, share }: PhaseBarProps) {
  const index = BREATH.findIndex(({ name }) => name === current);
  return (
    <List aria-label="One breath">
      {BREATH.map(({ name, durationMs }, place) => (
        <Item key={name} $current={name === current} style={{ flex: durationMs }}>
          <Track aria-hidden>
            <Fill
              style={{ transform: `scaleX(${place < index ? 1 : place === index ? share : 0})` }}
            />
          </Track>
          <span>
            {PHASE_TEXT[name]} {durationMs / 1000} s
          </span>
        </Item>
      ))}
    </List>
  );
}
