import { styled } from 'styled-components';
import { plural } from '@plainday/shared-utils';
import { forcedColors } from '@plainday/ui-theme';

/** More glasses than this are counted, not drawn. */
const DRAWN = 12;

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(32px, 1fr));
  gap: 4px;
  max-width: 400px;
  margin-inline: -4px;
`;

const Glass = styled.button<{ $full: boolean }>`
  height: 52px;
  padding: 4px 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: ${({ $full }) => ($full ? 'var(--accent)' : 'var(--control)')};
  cursor: pointer;
  &:hover {
    background: var(--hover);
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
  }
  ${forcedColors} {
    color: ${({ $full }) => ($full ? 'Highlight' : 'ButtonText')};
  }
`;

export interface WaterGlassesProps {
  readonly glasses: number;
  readonly goal: number;
  readonly onSet: (glasses: number) => void;
}

/** Glasses up to the goal. A click on one sets the count; on the last full one, takes it away. */
export function WaterGlasses({ glasses, goal, onSet }: WaterGlassesProps) {
  const count = Math.min(DRAWN, Math.max(goal, glasses));
  return (
    <Row role="group" aria-label="Glasses">
      {Array.from({ length: count }, (_, index) => {
        const number = index + 1;
        const isFull = number <= glasses;
        return (
          <Glass
            key={number}
            type="button"
            $full={isFull}
            aria-pressed={isFull}
            aria-label={plural(number, 'glass', 'glasses')}
            onClick={() => onSet(number === glasses ? number - 1 : number)}
          >
            <svg viewBox="0 0 32 44" aria-hidden>
              <path
                d="M4 3h24l-3 36a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
              {isFull && (
                <path d="M4.6 10h22.8L25 39a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3z" fill="currentColor" />
              )}
            </svg>
          </Glass>
        );
      })}
    </Row>
  );
}
