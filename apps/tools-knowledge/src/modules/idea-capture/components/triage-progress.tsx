import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import type { Deck } from '../model/triage.logic';

/** More ideas than this are one bar. */
const SEGMENTS = 24;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  margin-bottom: var(--space-4);
  color: var(--text-3);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  strong {
    color: var(--text);
  }
`;

const Track = styled.div`
  display: flex;
  flex: 1;
  gap: 5px;
  height: 4px;
`;

const Segment = styled.span<{ $state: 'done' | 'current' | 'open'; $share?: number }>`
  flex: ${({ $share = 1 }) => $share};
  border-radius: var(--radius-full);
  background: ${({ $state }) =>
    ({ done: 'var(--accent)', current: 'var(--text)', open: 'var(--line-strong)' })[$state]};
  ${forcedColors} {
    background: ${({ $state }) =>
      ({ done: 'Highlight', current: 'CanvasText', open: 'GrayText' })[$state]};
    forced-color-adjust: none;
  }
`;

/** How far it has come: in words, and as segments. */
export function TriageProgress({ deck, at }: { readonly deck: Deck; readonly at: number }) {
  const { decisions } = deck;
  const decided = decisions.filter((decision) => decision !== null).length;
  return (
    <Line>
      <span>
        <strong>{at + 1}</strong> of {decisions.length}
      </span>
      <Track aria-hidden>
        {decisions.length > SEGMENTS ? (
          <>
            <Segment $state="done" $share={decided} />
            <Segment $state="open" $share={decisions.length - decided} />
          </>
        ) : (
          decisions.map((decision, index) => (
            <Segment
              key={deck.ids[index]}
              $state={index === at ? 'current' : decision === null ? 'open' : 'done'}
            />
          ))
        )}
      </Track>
    </Line>
  );
}
