import { useEffect } from 'react';
import type { SubmitEvent } from 'react';
import { ClipboardPaste } from 'lucide';
import { styled } from 'styled-components';
import { useShell } from '@plainday/federation-contract';
import { isBlank } from '@plainday/shared-utils';
import { Button, Kbd } from '@plainday/ui-components';
import { createFormDraft, focusHeading } from '@plainday/ui-patterns';
import { coarse } from '@plainday/ui-theme';
import { useRoom } from '../hooks/use-room';
import { TEXT_MAX } from '../model/mind-map.schema';
import { MapCanvas } from './canvas/lazy-canvas';

const Box = styled.form`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: min(480px, 60dvh);
  padding: var(--space-6) var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  color: var(--text-2);
  text-align: center;
`;

const Root = styled.input`
  width: min(17.5rem, 100%);
  min-height: 48px;
  padding: 0 16px;
  border: 2px dashed var(--accent);
  border-radius: 14px;
  background: none;
  color: var(--text);
  font: 650 var(--type-lead);
  text-align: center;
`;

const Hint = styled.p`
  font: var(--type-small);
  ${coarse} {
    display: none;
  }
`;

const useDraft = createFormDraft('mind-map', '');

export interface FirstIdeaProps {
  readonly onAdd: (text: string) => void;
  readonly onPaste: () => void;
}

/** An empty map: one dashed root in the middle. */
export function FirstIdea({ onAdd, onPaste }: FirstIdeaProps) {
  const [text, setText, clear] = useDraft(useShell().user.id);
  const room = useRoom();

  useEffect(() => {
    if (room !== 'phone') void MapCanvas.preload();
  }, [room]);

  return (
    <Box
      aria-label="First idea"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isBlank(text)) return;
        // Until the new node takes it: what has the focus goes.
        focusHeading();
        clear();
        onAdd(text.trim());
      }}
    >
      <p>What is it about?</p>
      <Root
        aria-label="Idea in the middle"
        placeholder="Idea in the middle"
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        maxLength={TEXT_MAX}
        data-undo-when-empty=""
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Hint>
        <Kbd>Enter</Kbd> begins the map, then <Kbd>Tab</Kbd> adds a branch
      </Hint>
      <Button icon={ClipboardPaste} onClick={onPaste}>
        Paste indented text
      </Button>
    </Box>
  );
}
