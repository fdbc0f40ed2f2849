import { isMac } from '@plainday/shared-platform';
import { useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject, SubmitEvent } from 'react';
import { Sparkles } from 'lucide';
import { styled } from 'styled-components';
import { holdsMod, isBlank, isEnter, shortcutKeys } from '@plainday/shared-utils';
import { Button, Keys } from '@plainday/ui-components';
import { announce } from '@plainday/ui-patterns';
import { coarse, forcedColors, phone } from '@plainday/ui-theme';
import { useCalmFold } from '../hooks/use-calm-fold';
import { useIdeaDraft } from '../hooks/use-idea-draft';
import type { IdeaDraft } from '../model/idea.schema';
import { nextPrompt } from '../model/prompts.logic';
import { CaptureDetails } from './capture-details';
import { PromptStrip } from './prompt-strip';

const Title = styled.input`
  flex: 1 1 180px;
  min-width: 0;
  min-height: 36px;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: 550 var(--type-subheading);
  /* The whole form shows the focus. */
  &&:focus {
    outline: 0;
  }
  ${coarse} {
    min-height: 44px;
  }
  ${phone} {
    flex-basis: 100%;
  }
`;

const Box = styled.form`
  margin-bottom: var(--space-5);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: 0 1px 2px var(--shadow-near);
  &:has(${Title}:focus) {
    outline: 2px solid var(--accent);
    outline-offset: -1px;
  }
  ${forcedColors} {
    border-color: CanvasText;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  min-height: 52px;
  padding: 7px 8px 7px 16px;
  ${phone} {
    justify-content: flex-end;
  }
`;

const Hint = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: auto;
  color: var(--text-3);
  font: var(--type-caption);
  ${coarse} {
    display: none;
  }
`;

export interface CaptureFormProps {
  readonly title: RefObject<HTMLInputElement | null>;
  /** Begins with a question, where there is no idea yet. */
  readonly startsInspired: boolean;
  readonly onCapture: (draft: IdeaDraft) => void;
}

/** One line at rest; details, category and tags unfold while it has the focus or text. */
export function CaptureForm({ title, startsInspired, onCapture }: CaptureFormProps) {
  const { draft, set, clear } = useIdeaDraft();
  const [prompt, setPrompt] = useState(() =>
    startsInspired ? nextPrompt(null, Math.random()) : null,
  );
  const [hasFocus, setFocus] = useState(false);
  const fold = useCalmFold(() => setFocus(false));
  const inspire = useRef<HTMLButtonElement>(null);
  const canCapture = !isBlank(draft.title);
  const isOpen = hasFocus || draft.title !== '' || draft.content !== '' || draft.tags !== '';

  function ask(): void {
    const next = nextPrompt(prompt, Math.random());
    setPrompt(next);
    announce(next);
  }

  function submit(): void {
    if (!canCapture) return;
    onCapture(draft);
    clear();
    title.current?.focus();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (!isEnter(event) || event.repeat || !holdsMod(event, isMac())) return;
    event.preventDefault();
    submit();
  }

  return (
    <Box
      aria-label="New idea"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={handleKeyDown}
      onFocus={(event: FocusEvent<HTMLFormElement>) => {
        if (event.target.matches('input, [data-unfolded] *')) setFocus(true);
      }}
      onBlur={(event: FocusEvent<HTMLFormElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) fold();
      }}
    >
      <Line>
        <Title
          ref={title}
          aria-label="Idea"
          placeholder="What is the idea?"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          maxLength={500}
          data-undo-when-empty=""
          value={draft.title}
          onChange={(event) => set({ title: event.currentTarget.value })}
        />
        <Button ref={inspire} variant="ghost" icon={Sparkles} onClick={ask}>
          Inspire Me
        </Button>
        <Button type="submit" variant="primary" disabled={!canCapture}>
          Capture
        </Button>
      </Line>
      {isOpen && (
        <CaptureDetails draft={draft} onChange={set}>
          <Hint>
            <Keys names={shortcutKeys('mod+enter', isMac())[0]?.flat() ?? []} /> captures
          </Hint>
        </CaptureDetails>
      )}
      {prompt && (
        <PromptStrip
          prompt={prompt}
          onAnother={ask}
          onClose={() => {
            setPrompt(null);
            inspire.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
