import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

const Row = styled.span`
  display: flex;
  justify-content: center;
  gap: 2px;
  height: 8px;
`;

const Pip = styled.span<{ $full: boolean }>`
  width: 4px;
  height: 8px;
  border: 1px solid ${({ $full }) => ($full ? 'var(--accent)' : 'var(--line-strong)')};
  border-radius: 1.5px;
  background: ${({ $full }) => ($full ? 'var(--accent)' : 'none')};
  ${forcedColors} {
    border-color: CanvasText;
    background: ${({ $full }) => ($full ? 'CanvasText' : 'Canvas')};
    forced-color-adjust: none;
  }
`;

/** A number of five as pips, none for nothing. Decoration: the number is said beside it. */
export function Pips({ value }: { readonly value: number }) {
  return (
    <Row aria-hidden>
      {(value > 0 ? [1, 2, 3, 4, 5] : []).map((step) => (
        <Pip key={step} $full={step <= value} />
      ))}
    </Row>
  );
}
