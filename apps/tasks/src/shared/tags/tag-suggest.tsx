import { isComposing, isEnter } from '@plainday/shared-utils';
import { StatusText } from '@plainday/ui-components';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { tagChoices, tagWordAt, type TagChoice } from './tag-choices.logic';
import { Hanging } from './tag-list-style';
import { optionId, TagOptions } from './tag-options';
import { caretLeft } from './caret-left';
import { useTagUses } from './use-tag-uses';
import { useWhenKnown } from './use-when-known';

interface TagSuggestProps {
  /** The field in which words are typed. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** Which letters a tag is looked for with: those behind an `@` where nothing else is said. */
  readonly wordAt?: typeof tagWordAt;
  /** What is there already, and not offered again. */
  readonly taken?: readonly string[];
  /** What becomes of the tag; it is written into the field where nothing else is said. */
  readonly onTake?: (tag: string) => void;
}

type Word = NonNullable<ReturnType<typeof tagWordAt>>;

/** Below the field, at the word; above it where there is no room. Pixels. */
const GAP = 6;

/** Puts text in the place of a word as if it were typed. */
function typeOver(field: HTMLInputElement, { start, end }: Word, text: string): void {
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Offers tags for an `@` with a letter, wherever a task is typed: Enter, Space or a click takes the marked one. */
export function TagSuggest({ field, wordAt = tagWordAt, ...rest }: TagSuggestProps) {
  const [word, setWord] = useState<Word | null>(null);
  const look = useEffectEvent(() => {
    const input = field.current;
    const isTyping = input !== null && document.activeElement === input;
    const next = isTyping ? wordAt(input.value, input.selectionEnd ?? 0) : null;
    setWord((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const listen = () => look();
    const leave = () => setWord(null);
    input.addEventListener('input', listen);
    input.addEventListener('blur', leave);
    listen();
    return () => {
      input.removeEventListener('input', listen);
      input.removeEventListener('blur', leave);
    };
  }, [field]);

  if (!word) return null;
  const close = () => setWord(null);
  return <OpenList key={word.start} {...rest} field={field} word={word} onClose={close} />;
}

interface OpenListProps extends Omit<TagSuggestProps, 'wordAt'> {
  readonly word: Word;
  readonly onClose: () => void;
}

function OpenList({ field, word, taken, onTake, onClose }: OpenListProps) {
  const uses = useTagUses();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [mark, setMark] = useState({ letters: word.letters, index: 0 });
  const choices = tagChoices(uses, word.letters, taken);
  const marked = mark.letters === word.letters ? Math.min(mark.index, choices.length - 1) : 0;
  const setMarked = (index: number) => setMark({ letters: word.letters, index });

  function take(choice: TagChoice | undefined): void {
    const input = field.current;
    if (!input || !choice) return;
    onClose();
    typeOver(input, word, onTake ? '' : `@${choice.tag} `);
    onTake?.(choice.tag);
  }

  const isOpen = choices.length > 0;
  const { ask } = useWhenKnown(uses !== null, () => take(choices[marked]));

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by && isOpen) setMarked((marked + by + choices.length) % choices.length);
    else if (event.key === 'Escape') onClose();
    else if (isEnter(event) || event.key === ' ') ask();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  // A field of tags waits for what there is; a line that is typed goes on as it stands.
  const isListening = isOpen || (uses === null && onTake !== undefined);

  useLayoutEffect(() => {
    const input = field.current;
    if (!input || !isListening) return undefined;
    const listen = (event: KeyboardEvent) => handleKey(event);
    input.addEventListener('keydown', listen);
    input.setAttribute('aria-controls', id);
    return () => {
      input.removeEventListener('keydown', listen);
      input.removeAttribute('aria-controls');
      input.removeAttribute('aria-activedescendant');
    };
  }, [field, id, isListening]);

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

function saidOf(choices: readonly TagChoice[]): string {
  const known = choices.filter(({ count }) => count !== null).length;
  return known === 0 ? 'New tag' : known === 1 ? '1 tag' : `${known} tags`;
}
