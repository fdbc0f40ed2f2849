import { Button, Chip } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import styled from 'styled-components';

/** So many lines are shown; the others are counted. */
const SHOWN = 6;

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
  ul {
    flex: 1 0 100%;
    margin: 0;
    padding: 0;
    list-style: none;
    font: var(--type-small);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 6px;
    min-height: 28px;
    overflow-wrap: anywhere;
  }
  li[data-below] {
    padding-inline-start: 20px;
    color: var(--text-2);
  }
`;

/** One pasted line as it is understood. */
export interface PreviewLine {
  readonly title: string;
  /** What it says beside its title: `Nov 22, 17:00`, `High`. */
  readonly labels: readonly string[];
  readonly isSubtask: boolean;
}

interface PasteOfferProps {
  readonly lines: readonly PreviewLine[];
  /** How many lines were pasted, where not all of them can be added at once. */
  readonly total: number;
  readonly onAddAll: () => void;
  readonly onKeep: () => void;
}

function countText(lines: readonly PreviewLine[]): string {
  const subtasks = lines.filter(({ isSubtask }) => isSubtask).length;
  const tasks = plural(lines.length - subtasks, 'task');
  return subtasks === 0 ? tasks : `${tasks}, ${plural(subtasks, 'subtask')}`;
}

/** Asks what several pasted lines are: as many tasks, each as it is understood, or one. */
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
      <ul role="list" aria-label="What they become">
        {lines.slice(0, SHOWN).map(({ title, labels, isSubtask }, index) => (
          <li key={index} data-below={isSubtask || undefined}>
            <span dir="auto">{title}</span>
            {labels.map((label) => (
              <Chip key={label}>{label}</Chip>
            ))}
          </li>
        ))}
      </ul>
      <p role="status">
        {`${total} lines pasted${lines.length > SHOWN ? `, ${lines.length - SHOWN} more` : ''}`}
      </p>
      <Button onClick={onKeep}>Keep as one</Button>
      <Button variant="primary" autoFocus onClick={onAddAll}>
        {all ? `Add ${countText(lines)}` : `Add the first ${countText(lines)}`}
      </Button>
    </Offer>
  );
}
