import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import { Button } from '@plainday/ui-components';
import { targetText } from '../model/move.logic';
import type { Lift } from '../hooks/use-lift';

const Bar = styled.div`
  position: sticky;
  top: 72px;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
  margin-bottom: var(--space-3);
  padding: 6px 8px 6px 14px;
  border: 1px solid var(--accent);
  border-radius: var(--radius-m);
  background: var(--accent-soft);
  color: var(--text);
  font: 500 var(--type-small);
  b {
    color: var(--accent-text);
  }
`;

/** What a lifted task would become where it hangs, and the way to put it back. */
export function LiftedBar({ lift }: { readonly lift: Lift }) {
  const { task, target, hasHours, cancel } = lift;
  const rule = useDayRule();
  if (!task || !target) return null;
  return (
    <Bar role="group" aria-label="Moving a task">
      <span>
        <span dir="auto">{`“${task.title}”`}</span> moves to <b>{targetText(task, target, rule)}</b>
        . {hasHours ? 'Choose a day or an hour.' : 'Choose a day.'}
      </span>
      <Button size="s" onClick={cancel}>
        Cancel
      </Button>
    </Bar>
  );
}
