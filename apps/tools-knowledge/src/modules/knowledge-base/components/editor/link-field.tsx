import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { TextArea } from '@plainday/ui-components';
import { Status, Unanswered, type FieldControl } from '@plainday/ui-patterns';
import { isComposing, isEnter, plural } from '@plainday/shared-utils';
import { useLinkChoices } from '../../hooks/use-link-choices';
import { linkQueryAt, withLink } from '../../model/link-query.logic';
import { LinkChoices } from './link-choices';

const Box = styled.div`
  position: relative;
`;

const Field = styled(TextArea)<{ $code: boolean }>`
  min-height: 220px;
  max-height: 60dvh;
  ${({ $code }) => $code && 'font-family: ui-monospace, monospace; tab-size: 2;'}
`;

export interface LinkFieldProps {
  readonly control: FieldControl;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Code: drawn in one width, and without links. */
  readonly isCode: boolean;
}

/** A text area in which `[[` offers what can be linked to. */
export function LinkField({ control, value, onChange, isCode }: LinkFieldProps) {
  const listId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [at, setAt] = useState(0);
  const link = caret === null || isCode ? null : linkQueryAt(value, caret);
  const { choices, silent } = useLinkChoices(link?.query ?? null);
  const isOpen = link !== null && choices.length > 0;
  const active = Math.min(at, choices.length - 1);

  function choose(index: number): void {
    const chosen = choices[index];
    const element = field.current;
    if (!link || !chosen || !element) return;
    const done = withLink(value, link, chosen.title);
    // Through the field itself, so that its own undo knows of it.
    element.focus();
    element.setRangeText(done.text, 0, value.length, 'end');
    element.setSelectionRange(done.caret, done.caret);
    setCaret(null);
    onChange(done.text);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || isComposing(event)) return;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key === 'ArrowDown') setAt((active + 1) % choices.length);
    else if (event.key === 'ArrowUp') setAt((active + choices.length - 1) % choices.length);
    else if (isEnter(event) && isPlain) choose(active);
    else if (event.key === 'Escape') setCaret(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Box>
      <Field
        {...control}
        ref={field}
        dir={isCode ? 'ltr' : 'auto'}
        spellCheck={!isCode}
        $code={isCode}
        value={value}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${active}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setCaret(event.currentTarget.selectionStart);
          setAt(0);
        }}
        onBlur={() => setCaret(null)}
        onKeyDown={handleKeyDown}
      />
      {isOpen && <LinkChoices id={listId} choices={choices} active={active} onChoose={choose} />}
      <Unanswered tools={silent} />
      <Status
        text={isOpen ? `${plural(choices.length, 'link')}, ${choices[active]?.title} chosen` : ''}
      />
    </Box>
  );
}
