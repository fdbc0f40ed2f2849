import { Button } from '@plainday/ui-components';
import styled from 'styled-components';
import type { AddChip } from './chips.logic';
import { countText, LinesPreview, type PreviewLine } from './lines-preview';

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 8px;
  padding: 10px 10px 10px 16px;
  border-top: 1px solid var(--line);
  p {
    flex: 1 1 140px;
    color: var(--text-2);
    font: var(--type-small);
  }
`;

interface PasteOfferProps {
  readonly lines: readonly PreviewLine[];
  /** How many lines were pasted, where not all of them can be added at once. */
  readonly total: number;
  readonly onTakeOff: (index: number, chip: AddChip) => void;
  readonly onAddAll: () => void;
  readonly onKeep: () => void;
}

/** Asks what several pasted lines are: as many tasks, each as it is understood, or one. */
export function PasteOffer({ lines, total, onTakeOff, onAddAll, onKeep }: PasteOfferProps) {
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
      <LinesPreview lines={lines} onTakeOff={onTakeOff} />
      <p role="status">{`${total} lines pasted`}</p>
      <Button onClick={onKeep}>Keep as one</Button>
      <Button variant="primary" autoFocus onClick={onAddAll}>
        {all ? `Add ${countText(lines)}` : `Add the first ${countText(lines)}`}
      </Button>
    </Offer>
  );
}
