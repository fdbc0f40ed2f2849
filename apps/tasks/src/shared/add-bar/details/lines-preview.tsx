import { Chip } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import styled from 'styled-components';
import { removalOf, type AddChip } from './chips.logic';

/** So many lines are shown; the others are counted. */
const SHOWN = 50;

const List = styled.ul`
  flex: 1 0 100%;
  max-height: min(40dvh, 320px);
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  font: var(--type-small);
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

/** One line as it is understood. */
export interface PreviewLine {
  readonly title: string;
  /** What it says beside its title: `Nov 22, 17:00`, `High`. */
  readonly chips: readonly AddChip[];
  readonly isSubtask: boolean;
  readonly isDone: boolean;
}

interface LinesPreviewProps {
  readonly lines: readonly PreviewLine[];
  /** Leaves the words of a chip in the title of that line. */
  readonly onTakeOff: (index: number, chip: AddChip) => void;
}

/** What several lines become, each with what it is understood to say and a cross that takes that back. */
export function LinesPreview({ lines, onTakeOff }: LinesPreviewProps) {
  const more = lines.length - SHOWN;
  return (
    <List role="list" aria-label="What they become">
      {lines.slice(0, SHOWN).map(({ title, chips, isSubtask, isDone }, index) => (
        <li key={index} data-below={isSubtask || undefined}>
          <span dir="auto">{isDone ? <s>{title}</s> : title}</span>
          {isDone && <Chip>Done</Chip>}
          {chips.map((chip) => (
            <Chip
              key={chip.key}
              removeLabel={removalOf(chip)}
              onRemove={() => onTakeOff(index, chip)}
            >
              {chip.label}
            </Chip>
          ))}
        </li>
      ))}
      {more > 0 && <li>{plural(more, 'more line')}</li>}
    </List>
  );
}

/** `2 tasks, 3 subtasks`. */
export function countText(lines: readonly Pick<PreviewLine, 'isSubtask'>[]): string {
  const subtasks = lines.filter(({ isSubtask }) => isSubtask).length;
  const parts = [plural(lines.length - subtasks, 'task'), plural(subtasks, 'subtask')];
  if (subtasks === 0) return parts[0] ?? '';
  return subtasks === lines.length ? (parts[1] ?? '') : parts.join(', ');
}
