import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';

/** Above this a plain bar says more than pieces. */
const MOST_PIECES = 24;

const Track = styled.div`
  display: flex;
  gap: 3px;
  height: 8px;
  margin-top: 8px;
`;

const Piece = styled.span<{ $full: boolean }>`
  flex: 1;
  border-radius: 3px;
  background: ${({ $full }) => ($full ? 'var(--accent)' : 'var(--line)')};
  ${forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $full }) => ($full ? 'Highlight' : 'Canvas')};
    forced-color-adjust: none;
  }
`;

/** A goal as a line of as many pieces as its target. The numbers stand beside it. */
export function GoalPieces({
  progress,
  target,
}: {
  readonly progress: number;
  readonly target: number;
}) {
  if (target > MOST_PIECES) {
    return (
      <Track aria-hidden style={{ gap: 0 }}>
        <Piece $full style={{ flexGrow: progress, minWidth: progress > 0 ? 3 : 0 }} />
        <Piece $full={false} style={{ flexGrow: target - progress }} />
      </Track>
    );
  }
  return (
    <Track aria-hidden>
      {Array.from({ length: target }, (_, index) => (
        <Piece key={index} $full={index < progress} />
      ))}
    </Track>
  );
}
