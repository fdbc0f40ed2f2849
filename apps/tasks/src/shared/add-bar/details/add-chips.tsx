import type { QuickAddToken } from '@plainday/domain-tasks/quick-add';
import { Chip, Icon, VisuallyHidden, type IconNode, type Tone } from '@plainday/ui-components';
import { Bell, Calendar, Clock, Flag, Folder, Repeat, Tag } from 'lucide';
import styled from 'styled-components';
import { removalOf, type AddChip } from './chips.logic';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0 10px 10px;
`;

const LOOKS: Readonly<Record<AddChip['kind'], readonly [IconNode, Tone]>> = {
  due: [Calendar, 'accent'],
  repeat: [Repeat, 'accent'],
  reminder: [Bell, 'neutral'],
  duration: [Clock, 'neutral'],
  priority: [Flag, 'neutral'],
  project: [Folder, 'neutral'],
  tag: [Tag, 'neutral'],
};
const PRIORITY_TONES: Readonly<Record<string, Tone>> = { High: 'red' };

const Hint = styled.p`
  padding: 0 12px 10px;
  color: var(--text-2);
  font: var(--type-small);
`;

/** Dashed: it is not applied yet. */
const Doubt = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 24px;
  padding: 0 8px;
  border: 1px dashed var(--control);
  border-radius: 6px;
  background: none;
  color: var(--text-2);
  font: 500 var(--type-caption);
  &:hover {
    color: var(--text);
    background: var(--hover);
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
`;

interface AddChipsProps {
  /** A repetition that was typed and that tasks cannot have. */
  readonly unable: string | null;
  readonly chips: readonly AddChip[];
  readonly onTakeOff: (chip: AddChip) => void;
  /** What the text may mean, and is not read as. */
  readonly doubts: readonly QuickAddToken[];
  readonly onAccept: (words: string) => void;
}

/** What the task being added will have, each with a cross that takes it off and leaves the text alone. */
export function AddChips({ unable, chips, onTakeOff, doubts, onAccept }: AddChipsProps) {
  const note = unable && `A task cannot repeat “${unable}”: choose days, weeks, months or years.`;
  return (
    <>
      <VisuallyHidden aria-live="polite">
        {chips.length > 0 && `Understood: ${chips.map(({ label }) => label).join('; ')}. `}
        {doubts.length > 0 && `Offered: ${doubts.map(({ label }) => label).join('; ')}. `}
        {note}
      </VisuallyHidden>
      {note && <Hint aria-hidden>{note}</Hint>}
      {chips.length > 0 && (
        <Row role="group" aria-label="What the task will have">
          {chips.map((chip) => (
            <Chip
              key={chip.key}
              icon={LOOKS[chip.kind][0]}
              tone={PRIORITY_TONES[chip.label] ?? LOOKS[chip.kind][1]}
              removeLabel={removalOf(chip)}
              onRemove={() => onTakeOff(chip)}
              onKeyDown={(event) => {
                if (event.key !== 'Backspace' && event.key !== 'Delete') return;
                event.preventDefault();
                onTakeOff(chip);
              }}
            >
              {chip.label}
            </Chip>
          ))}
        </Row>
      )}
      {doubts.length > 0 && (
        <Row role="group" aria-label="What the text may mean">
          {doubts.map(({ start, kind, text, label }) => (
            <Doubt
              key={start}
              type="button"
              aria-label={`Read "${text}" as ${label}`}
              onClick={() => onAccept(text)}
            >
              <Icon icon={LOOKS[kind][0]} size={13} />
              {`${label}?`}
            </Doubt>
          ))}
        </Row>
      )}
    </>
  );
}
