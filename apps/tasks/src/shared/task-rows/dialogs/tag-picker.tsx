import { hasTag, type Task, type TagUse } from '@plainday/domain-tasks';
import { isComposing, isEnter } from '@plainday/shared-utils';
import { TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { takeTypedAhead } from '@plainday/ui-patterns';
import { useId, useState, type KeyboardEvent } from 'react';
import { tagChoices, type TagChoice } from '../../tags/tag-choices.logic';
import { optionId, TagOptions } from '../../tags/tag-options';
import { useTagUses } from '../../tags/use-tag-uses';
import { useWhenKnown } from '../../tags/use-when-known';
import { NoChoice } from './project-picker-style';

interface TagPickerProps {
  readonly tasks: readonly Task[];
  readonly anchor: HTMLElement;
  /** True where the tasks get the tag, false where they lose it. */
  readonly onPick: (tag: string, isOn: boolean) => void;
  readonly onClose: () => void;
}

/** A small window that finds a tag as one types: Enter gives the marked one to the tasks, or takes it away. */
export function TagPicker({ tasks, anchor, onPick, onClose }: TagPickerProps) {
  const uses = useTagUses();
  const [letters, setLetters] = useState(takeTypedAhead);
  const [marked, setMarked] = useState(0);
  const listId = useId();
  const choices = tagChoices(uses, letters.trim().replace(/^@/, ''));
  const at = Math.min(marked, choices.length - 1);
  const isOn = (tag: string) => tasks.every(({ tags }) => hasTag(tags, tag));

  function take(choice: TagChoice | undefined): void {
    if (!choice) return;
    onClose();
    onPick(choice.tag, !isOn(choice.tag));
  }

  const { ask, forget } = useWhenKnown(uses !== null, () => take(choices[at]));

  function handleKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown') setMarked((at + 1) % choices.length);
    else if (event.key === 'ArrowUp') setMarked((at - 1 + choices.length) % choices.length);
    else if (isEnter(event)) ask();
    else return;
    event.preventDefault();
  }

  return (
    <Popover
      open
      anchor={anchor}
      label="Tags"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <TextField
        role="combobox"
        aria-label="Tag"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices.length > 0 ? optionId(listId, at) : undefined}
        placeholder="Find or create..."
        autoComplete="off"
        value={letters}
        onChange={(event) => {
          setLetters(event.target.value);
          setMarked(0);
          forget();
        }}
        onKeyDown={handleKeyDown}
      />
      <TagOptions
        id={listId}
        choices={choices}
        marked={at}
        isOn={isOn}
        onMark={setMarked}
        onTake={take}
      />
      {choices.length === 0 && <NoChoice role="status">{noChoice(letters, uses)}</NoChoice>}
    </Popover>
  );
}

function noChoice(letters: string, uses: readonly TagUse[] | null): string {
  if (!uses) return 'Loading your tags…';
  return letters === '' ? 'No tags yet: type one' : 'A tag is one word without commas';
}
