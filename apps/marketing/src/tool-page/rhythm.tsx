import type { Tool } from '@plainday/shared-utils/site';
import { styled } from 'styled-components';
import { upTo } from '@plainday/ui-theme';
import { rhythms } from '../content/rhythms';

const Row = styled.div`
  display: flex;
  gap: 4px;
  margin-top: clamp(24px, 3vw, 32px);
  font: 600 0.875rem/1.25rem var(--font);
  font-variant-numeric: tabular-nums;
`;

const Piece = styled.div`
  min-width: 0;
`;

const Bar = styled.div<{ $rest: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ $rest }) => ($rest ? 'center' : 'flex-start')};
  height: 44px;
  padding-inline: ${({ $rest }) => ($rest ? 0 : '14px')};
  overflow: hidden;
  border: 1px solid ${({ $rest }) => ($rest ? 'var(--line-strong)' : 'transparent')};
  border-radius: 8px;
  background: ${({ $rest }) =>
    $rest ? 'var(--surface)' : 'color-mix(in oklab, var(--accent) 16%, var(--sunken))'};
  color: ${({ $rest }) => ($rest ? 'var(--text-2)' : 'var(--accent-text)')};
  white-space: nowrap;
  ${upTo(520)} {
    padding-inline: ${({ $rest }) => ($rest ? 0 : '6px')};
    font-size: 0.75rem;
  }
`;

const Mark = styled.div`
  margin-top: 6px;
  color: var(--text-3);
  font: 400 0.8125rem/1.25rem var(--font);
  white-space: nowrap;
`;

/** The rhythm of a tool that has one, drawn to scale. The steps below say the same in words. */
export function Rhythm({ tool }: { readonly tool: Tool }) {
  const stretches = rhythms[tool.id];
  if (!stretches) return null;
  return (
    <Row aria-hidden>
      {stretches.map(({ label, length, rest, mark }, index) => (
        <Piece key={index} style={{ flex: length }}>
          <Bar $rest={rest}>{label}</Bar>
          {mark && <Mark>{mark}</Mark>}
        </Piece>
      ))}
    </Row>
  );
}
