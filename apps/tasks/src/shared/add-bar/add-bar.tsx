import { useId, useState } from 'react';
import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { TITLE_MAX, type Project } from '@plainday/domain-tasks';
import { isBlank } from '@plainday/shared-utils';
import { IconButton, lazyPart, useIdleParts } from '@plainday/ui-components';
import { DayCalendar } from '@plainday/ui-patterns';
import { SlidersHorizontal } from 'lucide';
import { VoiceButton } from '../voice/voice-button';
import { Form, Line, Ring, Submit, Text, Waiting, WaitingRow } from './add-bar-style';
import type { TaskDraft } from '../actions/add-actions';
import type { AddDefaults } from './add-choices.logic';
import { detailsPart } from './details/load-details';
import { typedLine, type DraftLine } from './draft-line';
import { DraftPreview } from './draft-preview';
import { hold, letGo } from './hold-until-released';
import { useAddDraft } from './use-add-draft';
import { usePastedLines } from './use-pasted-lines';

const AddPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "add-panel" */ './details/add-panel')).AddPanel,
);
/** What typing and choosing need. */
const PARTS = [AddPanel, DayCalendar, detailsPart];
const NO_DEFAULTS: AddDefaults = {};

interface AddBarProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly projects: readonly Project[];
  readonly defaults?: AddDefaults;
  readonly initialText?: string;
  /** What stands in the field, whenever it has changed. */
  readonly onText?: (text: string) => void;
  readonly onAdd: (tasks: readonly TaskDraft[]) => void;
  /** False where nobody writes down what is said. */
  readonly hasVoice?: boolean;
  /** The field has been emptied; the tasks may still be on their way to `onAdd`. */
  readonly onAdded?: () => void;
}

/** Adds a task: Enter or Add. The field is not drawn again at every key, so typing costs nothing. */
export function AddBar(props: AddBarProps) {
  const {
    input,
    projects,
    defaults = NO_DEFAULTS,
    initialText = '',
    onText,
    onAdd,
    hasVoice = true,
    onAdded,
  } = props;
  const draft = useAddDraft({ projects, defaults, initialText, onAdd });
  useIdleParts(PARTS);
  const [canAdd, setCanAdd] = useState(!isBlank(initialText));
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const lines = usePastedLines(handleText);

  function handleText(text: string): void {
    setCanAdd(!isBlank(text));
    draft.warm();
    draft.read(text);
    onText?.(text);
    lines.forget();
  }

  function setText(text: string): void {
    fill(input.current, text);
    handleText(text);
  }

  function addAll(tasks: readonly DraftLine[], rest: string): void {
    draft.add(tasks);
    setText(rest);
    onAdded?.();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = input.current?.value ?? '';
    // The page leads to what the panel finds wrong.
    if (isBlank(text) || isWrong(event.currentTarget)) return;
    addAll([typedLine(text)], '');
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape') leave(event.currentTarget);
    draft.backspace(event);
  }

  /** The panel keeps what the browser finds wrong in it in sight. */
  function togglePanel(form: HTMLFormElement | null): void {
    draft.warm();
    if (!open || !form || (form.reportValidity() && !isWrong(form))) setOpen(!open);
  }

  const bar = (
    <Form onSubmit={handleSubmit} onFocus={hold} onBlur={letGo} aria-label="New task">
      <Line>
        <Text
          ref={input}
          placeholder="Add a task..."
          aria-label="Add a task..."
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          maxLength={TITLE_MAX}
          defaultValue={initialText}
          data-autofocus=""
          data-undo-when-empty=""
          onFocus={draft.warm}
          onInput={(event) => handleText(event.currentTarget.value)}
          onPaste={lines.handlePaste}
          onKeyDown={handleKey}
        />
        {hasVoice && (
          <VoiceButton
            onText={(said) =>
              setText([input.current?.value.trim(), said.trim()].filter(Boolean).join(' '))
            }
          />
        )}
        <IconButton
          label="Details of the task"
          word="Details"
          icon={SlidersHorizontal}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={(event) => togglePanel(event.currentTarget.form)}
        />
        <Submit type="submit" variant="primary" disabled={!canAdd}>
          Add
        </Submit>
      </Line>
      <DraftPreview draft={draft} lines={lines} field={input} onAddAll={addAll} />
      {open && (
        <AddPanel
          id={panelId}
          fields={draft.panelFields}
          projects={projects}
          onChange={draft.choose}
        />
      )}
    </Form>
  );
  return (
    <>
      {bar}
      {draft.waiting.length > 0 && (
        <Waiting role="list" aria-label="Just added">
          {draft.waiting.map(({ id, title }) => (
            <WaitingRow key={id}>
              <Ring />
              <span dir="auto">{title}</span>
            </WaitingRow>
          ))}
        </Waiting>
      )}
    </>
  );
}

function isWrong(form: HTMLFormElement): boolean {
  return form.querySelector('[aria-invalid="true"]') !== null;
}

/** From the field to the list it adds to; a dialog around it closes by itself. */
function leave(field: HTMLElement): void {
  if (field.closest('[role="dialog"]')) return;
  const row = document.querySelector<HTMLElement>('main [data-task-id][tabindex="0"]');
  (row ?? document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
}

function fill(field: HTMLInputElement | null, text: string): void {
  if (!field) return;
  field.value = text;
  field.focus();
}
