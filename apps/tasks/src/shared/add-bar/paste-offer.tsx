import { Button } from '@plainday/ui-components';
import styled from 'styled-components';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 8px;
  padding: 10px 10px 10px 16px;
  border-top: 1px solid var(--line);
  p {
    flex: 1 1 220px;
    min-width: 0;
    color: var(--text-2);
    font: var(--type-small);
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
  }
`;

interface PasteOfferProps {
  readonly lines: readonly string[];
  /** How many lines were pasted, where not all of them can be added at once. */
  readonly total: number;
  readonly onAddAll: () => void;
  readonly onKeep: () => void;
}

/** Asks what several pasted lines are: as many tasks, or one. */
export function PasteOffer({ lines, total, onAddAll, onKeep }: PasteOfferProps) {
  const all = lines.length === total;
  return (
    <Offer
      role="group"
      aria-label="Pasted lines"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onKeep();
      }}
    >
      <p role="status" dir="auto">
        {`${total} lines: ${lines.join(' · ')}`}
      </p>
      <Button onClick={onKeep}>Keep as one</Button>
      <Button variant="primary" autoFocus onClick={onAddAll}>
        {all ? `Add ${lines.length} tasks` : `Add the first ${lines.length} tasks`}
      </Button>
    </Offer>
  );
}
