import { useRef, useState } from 'react';
import { isComposing, isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { Chip } from '../marks/chip';
import { StatusText } from '../layout/status-text';
import { fieldStyle } from './text-field';

export interface TagInputProps {
  readonly id?: string;
  /** Accessible name, where no visible label is tied to it. */
  readonly label?: string;
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly 'aria-describedby'?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const Box = styled.div`
  ${fieldStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding-block: 6px;
  cursor: text;
  &:focus-within {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  input {
    flex: 1 1 90px;
    width: 90px;
    min-width: 0;
    min-height: 26px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
  }
`;

/** Words as chips. Enter or a comma adds one, Backspace in the empty field takes the last away. */
export function TagInput({
  id,
  label,
  value,
  onChange,
  placeholder,
  invalid,
  ref,
  'aria-describedby': describedBy,
}: TagInputProps) {
  const [draft, setDraft] = useState('');
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  function change(tags: string[], text: string) {
    onChange(tags);
    setSaid(text);
    box.current?.querySelector('input')?.focus();
  }

  function add(): boolean {
    const tag = draft.replace(/\s+/g, ' ').trim();
    if (!tag) return false;
    setDraft('');
    const known = value.some((other) => other.toLowerCase() === tag.toLowerCase());
    if (known) setSaid(`${tag} is already there`);
    else change([...value, tag], `${tag} added`);
    return true;
  }

  function remove(tag: string) {
    change(
      value.filter((other) => other !== tag),
      `${tag} removed`,
    );
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return;
    const last = value.at(-1);
    if (isEnter(event) || event.key === ',') {
      if (add() || event.key === ',') event.preventDefault();
    } else if (event.key === 'Backspace' && draft === '' && last !== undefined) remove(last);
  }

  return (
    <Box ref={box} onPointerUp={() => box.current?.querySelector('input')?.focus()}>
      {value.map((tag) => (
        <Chip key={tag} dir="auto" onRemove={() => remove(tag)} removeLabel={`Remove ${tag}`}>
          {tag}
        </Chip>
      ))}
      <input
        ref={ref}
        id={id}
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        dir="auto"
        enterKeyHint="enter"
        value={draft}
        placeholder={value.length === 0 ? placeholder : undefined}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        onBlur={add}
      />
      <StatusText text={said} />
    </Box>
  );
}
