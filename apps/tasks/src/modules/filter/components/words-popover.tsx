import { Button, TextField } from '@plainday/ui-components';
import { Popover } from '@plainday/ui-components/popover';
import { isBlank } from '@plainday/shared-utils';
import { useState } from 'react';
import styled from 'styled-components';

const Line = styled.form`
  display: flex;
  gap: 8px;
`;

interface WordsPopoverProps {
  readonly anchor: HTMLElement;
  readonly onPick: (words: string) => void;
  readonly onClose: () => void;
}

/** Asks for words that a task holds. */
export function WordsPopover({ anchor, onPick, onClose }: WordsPopoverProps) {
  const [words, setWords] = useState('');
  return (
    <Popover
      open
      anchor={anchor}
      label="Words"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank(words)) return;
          onClose();
          onPick(words.trim());
        }}
      >
        <TextField
          aria-label="Words in the task"
          placeholder="Words in the task"
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button variant="primary" type="submit" disabled={isBlank(words)}>
          Add
        </Button>
      </Line>
    </Popover>
  );
}
