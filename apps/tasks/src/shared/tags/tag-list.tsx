import { isComposing, isEnter } from '@plainday/shared-utils';
import { StatusText } from '@plainday/ui-components';
import { useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { caretLeft } from './caret-left';
import { tagChoices, type TagChoice } from './tag-choices.logic';
import { Hanging } from './tag-list-style';
import { optionId, TagOptions } from './tag-options';
import type { TagWord } from './use-tag-word';
import { useTagUses } from './use-tag-uses';
import { useWhenKnown } from './use-when-known';

/** Below the field, at the word; above it where there is no room. Pixels. */
const GAP = 6;

interface TagListProps {
  /** The field in which words are typed. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly word: TagWord;
  /** What is there already, and not offered again. */
  readonly taken?: readonly string[];
  /** Enter waits until it is known what there is; else what is typed goes on as it stands. */
  readonly isWaiting?: boolean;
  /** The word stands in a line that Enter sends: a tag that is written out has nothing to take. */
  readonly isLine?: boolean;
  readonly onTake: (tag: string) => void;
  readonly onClose: () => void;
}

/** The tags that letters in a field may mean: Enter, Space or a click takes the marked one. */
export function TagList(props: TagListProps) {
  const { field, word, taken, isWaiting, isLine, onTake, onClose } = props;
  const uses = useTagUses();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState({ letters: word.letters, index: 0 });
  const choices = tagChoices(uses, word.letters, taken);
  const marked = mark.letters === word.letters ? Math.min(mark.index, choices.length - 1) : 0;
  const setMarked = (index: number) => setMark({ letters: word.letters, index });

  function take(choice: TagChoice | undefined): void {
    if (!choice) return;
    onClose();
    onTake(choice.tag);
  }

  const isOpen = choices.length > 0;
  const { ask } = useWhenKnown(uses !== null, () => take(choices[marked]));

  function handleKey(event: KeyboardEvent): void {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isLine && isEnter(event) && choices[marked]?.tag === word.letters) return onClose();
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && isOpen) setMarked((marked + by + choices.length) % choices.length);
    else if (event.key === 'Escape') onClose();
    else if (isEnter(event) || event.key === ' ') ask();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  useFieldKeys(field, isOpen || (uses === null && isWaiting === true) ? id : null, handleKey);

  useLayoutEffect(() => {
    const input = field.current;
    const list = box.current;
    if (!input || !list) return;
    input.setAttribute('aria-activedescendant', optionId(id, marked));
    if (!list.matches(':popover-open')) list.showPopover();
    const { bottom, top, left } = input.getBoundingClientRect();
    const { width, height } = list.getBoundingClientRect();
    const isRoom = bottom + GAP + height <= innerHeight || top < height;
    const x = left + caretLeft(input, word.start);
    list.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    list.style.top = `${isRoom ? bottom + GAP : top - GAP - height}px`;
  });

  return (
    isOpen && (
      <>
        <Hanging ref={box} popover="manual">
          <TagOptions id={id} choices={choices} marked={marked} onMark={setMarked} onTake={take} />
        </Hanging>
        <StatusText text={saidOf(choices)} />
      </>
    )
  );
}

/** The keys of a field, while it leads a list of this id. */
function useFieldKeys(
  field: RefObject<HTMLInputElement | null>,
  listId: string | null,
  onKey: (event: KeyboardEvent) => void,
): void {
  const handleKey = useEffectEvent(onKey);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || listId === null) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    input.addEventListener('keydown', listen);
    input.setAttribute('aria-controls', listId);
    return () => {
      input.removeEventListener('keydown', listen);
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [field, listId]);
}

function saidOf(choices: readonly TagChoice[]): string {
  const known = choices.filter(({ count }) => count !== null).length;
  return known === 0 ? 'New tag' : known === 1 ? '1 tag' : `${known} tags`;
}
