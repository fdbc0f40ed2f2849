import { plural } from '@plainday/shared-utils';
import { Button } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import styled from 'styled-components';
import { placeText, type Habits } from '../../../shared/when/move.logic';
import { shortDuration } from '../../../shared/days/words.logic';
import type { SpreadMove } from '../model/spread.logic';

interface SpreadDialogProps {
  readonly moves: readonly SpreadMove[];
  readonly habits: Habits;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

/** What would go where, before it does. */
export function SpreadDialog({ moves, habits, onClose, onApply }: SpreadDialogProps) {
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Spread over the next days"
      description="What has a time of its own, or repeats, stays today."
      footer={
        <Button
          variant="primary"
          onClick={() => {
            onClose();
            onApply();
          }}
        >
          {`Move ${plural(moves.length, 'task')}`}
        </Button>
      }
    >
      <Moves aria-label="What would move">
        {moves.map(({ task, to }) => (
          <li key={task.id}>
            <span dir="auto">{task.title}</span>
            <small>{shortDuration(task.duration ?? 0)}</small>
            <strong>{placeText(task, to, habits)}</strong>
          </li>
        ))}
      </Moves>
    </ResponsiveDialog>
  );
}

const Moves = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: baseline;
    gap: 4px 16px;
    padding: 10px 0;
    border-bottom: 1px solid var(--line);
    font-variant-numeric: tabular-nums;
  }
  span {
    overflow-wrap: anywhere;
  }
  small {
    color: var(--text-3);
    font: var(--type-caption);
  }
  strong {
    color: var(--accent-text);
    font: 600 var(--type-small);
  }
`;
