import { useId, useRef, useState } from 'react';
import { isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { TextField } from '@plainday/ui-components';
import type { TextFieldProps } from '@plainday/ui-components';
import { FieldError } from '../forms/field-error';
import { choosePart, moveToPart, partAtCaret } from './part-keys';
import { useTypedValue } from './use-typed-value';
import type { TypedValueOptions } from './use-typed-value';

type Rest = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'children' | 'ref'>;

interface TypedFieldProps extends Rest, TypedValueOptions {
  /** Which picker of the device is opened where a finger points. */
  readonly picker: 'date' | 'time';
  /** The value in words of the person's clock and calendar. */
  readonly text: string;
  /** The value after an arrow key on a part; the part is -1 where the whole text is chosen. */
  readonly stepBy: (value: string, part: number, by: 1 | -1) => string;
  /** Draws the button in the field from what takes the place of its value. */
  readonly button?: (replace: (value: string) => void) => ReactNode;
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Place = styled.div<{ readonly $hasButton: boolean }>`
  position: relative;
  > input {
    /* As wide as there is room, in every engine. */
    display: block;
    min-width: 0;
    appearance: none;
    font-variant-numeric: tabular-nums;
    ${({ $hasButton }) => $hasButton && 'padding-inline-end: 44px;'}
    /* Where the device has a button of its own, all of the field is that button. */
    &::-webkit-calendar-picker-indicator {
      position: absolute;
      inset: 0;
      width: auto;
      height: auto;
      opacity: 0;
    }
    &::-webkit-date-and-time-value {
      text-align: start;
    }
  }
  > button {
    position: absolute;
    inset: 0 4px 0 auto;
    margin-block: auto;
  }
`;

/** A text that is read as a value, with arrow keys on its parts; the picker of the device where a finger points. */
export function TypedField(props: TypedFieldProps) {
  const {
    picker,
    value,
    text,
    read,
    problemOf,
    isWhole,
    stepBy,
    onChange,
    button,
    min,
    max,
    ...rest
  } = props;
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [isTouch] = useState(() => matchMedia('(pointer: coarse)').matches);
  const typed = useTypedValue(field, { value, read, problemOf, isWhole, onChange });
  const described = [rest['aria-describedby'], typed.problem && errorId].filter(Boolean).join(' ');

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    rest.onKeyDown?.(event);
    const { key, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event;
    // Whoever sends the form with this key sends what stands here.
    if (isEnter(event)) flushSync(typed.commit);
    if (isTouch || altKey || ctrlKey || metaKey || shiftKey || rest.readOnly) return;
    if (key === 'ArrowLeft' || key === 'ArrowRight') {
      if (moveToPart(currentTarget, key === 'ArrowLeft' ? -1 : 1)) event.preventDefault();
    }
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return;
    event.preventDefault();
    const part = partAtCaret(currentTarget);
    const from = typed.draft === null ? value : (read(typed.draft) ?? value);
    flushSync(() => typed.replace(stepBy(from, part, key === 'ArrowUp' ? 1 : -1)));
    if (part < 0) currentTarget.select();
    else choosePart(currentTarget, part);
  }

  return (
    <Box>
      <Place $hasButton={button !== undefined && !isTouch}>
        <TextField
          autoComplete="off"
          spellCheck={false}
          {...rest}
          ref={field}
          {...(isTouch ? { type: picker, min, max } : { type: 'text' })}
          invalid={rest.invalid || typed.problem !== null}
          aria-describedby={described || undefined}
          value={typed.draft ?? (isTouch ? value : text)}
          onChange={({ currentTarget }) => typed.type(currentTarget.value)}
          onKeyDown={handleKeyDown}
          onBlur={(event) => {
            rest.onBlur?.(event);
            typed.commit();
          }}
        />
        {!isTouch && button?.(typed.replace)}
      </Place>
      <FieldError id={errorId}>{typed.problem}</FieldError>
    </Box>
  );
}
