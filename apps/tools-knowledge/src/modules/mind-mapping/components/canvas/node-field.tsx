import { useEffect, useRef, useState } from 'react';
import { isComposing, isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { coarse } from '@plainday/ui-theme';
import type { MapCommands } from '../../hooks/create-commands';
import { TEXT_MAX } from '../../model/mind-map.schema';
import type { MapPart } from '../../model/editor';

const Input = styled.input`
  width: 100%;
  min-width: 0;
  padding: 0;
  border: 0;
  outline: 0;
  background: none;
  color: inherit;
  font: inherit;
  ${coarse} {
    font-size: var(--size-touch);
  }
`;

export interface NodeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly place: MapPart;
  readonly commands: MapCommands;
}

/** The text of a node while it is written. Enter saves, Tab goes on with a child, Escape gives up. */
export function NodeField({ label, value, place, commands }: NodeFieldProps) {
  const [text, setText] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);

  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  function finish(act: () => void): void {
    if (isDone.current) return;
    isDone.current = true;
    act();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (isComposing(event) || event.repeat) return;
    const goesOn = event.key === 'Tab' && !event.shiftKey && text.trim() !== '';
    if (isEnter(event) || goesOn) {
      event.preventDefault();
      finish(() => commands.save(text));
      if (goesOn) commands.addChild(place);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      finish(() => commands.giveUp());
    }
  }

  return (
    <Input
      ref={field}
      className="nodrag nopan"
      aria-label={label}
      dir="auto"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={TEXT_MAX}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={handleKeyDown}
      onBlur={() => finish(() => commands.save(text, { isLeft: true }))}
    />
  );
}
