import { useEffect, useEffectEvent, useState } from 'react';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { focusHeading } from '@plainday/ui-patterns';

/** How long nobody need say what it was. */
const UNNAMED_AFTER_MS = 8000;

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  width: 100%;
  padding: 8px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  font: 550 var(--type-small);
  > :first-child {
    flex-basis: 100%;
    padding-inline: 6px;
    text-align: start;
  }
  > :nth-child(2) {
    flex: 1 1 160px;
  }
`;

export interface DistractionLineProps {
  readonly onName: (text: string) => void;
  /** Absent where no tool keeps ideas. */
  readonly onIdea: ((text: string) => void) | undefined;
  readonly onClose: () => void;
}

/** Says that a distraction was noted, and takes what it was in one line, or leaves. No toast inside a session. */
export function DistractionLine({ onName, onIdea, onClose }: DistractionLineProps) {
  const [text, setText] = useState('');

  function close() {
    focusHeading();
    onClose();
  }

  const leave = useEffectEvent(close);
  const isUntouched = text === '';
  useEffect(() => {
    if (!isUntouched) return;
    const wait = setTimeout(() => leave(), UNNAMED_AFTER_MS);
    return () => clearTimeout(wait);
  }, [isUntouched]);

  function handleIdea() {
    onIdea?.(text);
    close();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    close();
  }

  return (
    <Line onSubmit={handleSubmit} aria-label="Distraction">
      <span role="status">Distraction noted</span>
      <TextField
        autoFocus
        aria-label="What was it?"
        placeholder="What was it?"
        dir="auto"
        maxLength={200}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          // At once: neither the end of the page nor that of the session takes it.
          onName(event.target.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close();
        }}
      />
      <Button type="submit" disabled={isBlank(text)}>
        Keep
      </Button>
      {onIdea && (
        <Button disabled={isBlank(text)} onClick={handleIdea}>
          Keep as an idea
        </Button>
      )}
    </Line>
  );
}
