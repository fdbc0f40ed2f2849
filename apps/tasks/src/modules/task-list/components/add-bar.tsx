import { lazy, Suspense, useState } from 'react';
import type { FormEvent, RefObject } from 'react';
import { TITLE_MAX, type Project } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { Button, IconButton } from '@plainday/ui-components';
import { SlidersHorizontal } from 'lucide';
import styled from 'styled-components';
import { useListPort } from '../hooks/list-context';
import { AddChips } from './add-chips';
import type { AddFields } from './add-options';
import { VoiceButton } from './voice-button';

const AddOptions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "add-options" */ './add-options')).AddOptions,
}));

const Bar = styled.form`
  margin-bottom: 10px;
  border: 1px solid var(--line-strong);
  border-radius: 14px;
  background: var(--surface);
  box-shadow: var(--shadow);

  .line {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 50px;
    padding: 0 8px 0 0;
  }
  .text {
    flex: 1;
    min-width: 0;
    height: 50px;
    padding: 0 8px 0 16px;
    border: 0;
    border-radius: 13px;
    background: none;
    color: var(--text);
    font: 400 14.5px/20px var(--font);
    outline-offset: -2px;
  }
  .text:focus-visible {
    outline: none;
  }
  &:has(.text:focus-visible) {
    border-color: var(--accent);
    outline: 1px solid var(--accent);
  }
  .text::placeholder {
    color: var(--text-3);
  }
  .submit {
    min-height: 34px;
    margin-inline-start: 4px;
  }
  @media (pointer: coarse) {
    .text {
      font-size: 16px;
    }
    .submit {
      min-height: 44px;
    }
  }
`;

interface AddBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly projects: readonly Project[];
}

/** Adds a task: Enter or Add. The field is not drawn again at every key, so typing costs nothing. */
export function AddBar({ input, projects }: AddBarProps) {
  const { actions } = useListPort();
  const [canAdd, setCanAdd] = useState(false);
  const [open, setOpen] = useState(false);
  const [fields, setFields] = useState<AddFields>({});

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem('task');
    if (!(field instanceof HTMLInputElement) || !actions.add(field.value, fields)) return;
    form.reset();
    field.focus();
    setCanAdd(false);
    setFields({});
  }

  function handleVoice(text: string): void {
    if (!input.current) return;
    fill(input.current, text);
    setCanAdd(!isBlank(text));
  }

  return (
    <Bar onSubmit={handleSubmit} aria-label="Add a task">
      <div className="line">
        <input
          ref={input}
          className="text"
          name="task"
          placeholder="Add a task..."
          aria-label="Add a task"
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          maxLength={TITLE_MAX}
          onInput={(event) => setCanAdd(!isBlank(event.currentTarget.value))}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <VoiceButton onText={handleVoice} />
        <IconButton
          label="Task settings"
          node={SlidersHorizontal}
          aria-expanded={open}
          aria-controls="add-options"
          onClick={() => setOpen(!open)}
        />
        <Button type="submit" variant="primary" className="submit" disabled={!canAdd}>
          Add
        </Button>
      </div>
      <AddChips fields={fields} projects={projects} onChange={setFields} />
      {open && (
        <Suspense>
          <AddOptions fields={fields} projects={projects} onChange={setFields} />
        </Suspense>
      )}
    </Bar>
  );
}

/** Puts what was said behind what is already there. */
function fill(field: HTMLInputElement, text: string): void {
  field.value = [field.value.trim(), text.trim()].filter(Boolean).join(' ');
  field.focus();
}
