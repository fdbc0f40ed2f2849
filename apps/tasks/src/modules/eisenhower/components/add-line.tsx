import { useMemo, useRef } from 'react';
import type { FormEvent } from 'react';
import { TITLE_MAX } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { isBlank } from '@plainday/shared-utils';
import { Button, Icon } from '@plainday/ui-components';
import { createFormDraft } from '@plainday/ui-patterns';
import { Plus } from 'lucide';
import { DraftPreview, typedLine, useAddDraft, usePastedLines } from '../../../shared/add-bar';
import type { Matrix } from '../hooks/use-matrix';
import { useMatrixPort } from '../hooks/matrix-port';
import { defaultsOf, quadrantAt } from '../model/quadrant.logic';
import { quadrantById, type Quadrant } from '../model/quadrants';
import { Form, Said } from './add-line-style';

/** What stands in the line of a quadrant. */
const useDraftText = createFormDraft('eisenhower', '');

interface AddLineProps {
  readonly quadrant: Quadrant;
  readonly matrix: Matrix;
}

/** Adds a task to a quadrant: Enter or Add. What its words say shows below, and where they take it. */
export function AddLine({ quadrant, matrix: { present, projects } }: AddLineProps) {
  const port = useMatrixPort();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle, clear] = useDraftText(`${quadrant.id}.${useShell().user.id}`);
  const defaults = useMemo(() => defaultsOf(quadrant.id, present), [quadrant.id, present]);
  const draft = useAddDraft({ projects, defaults, initialText: title, onAdd: port.add });
  const lines = usePastedLines(handleText);
  const goal = quadrantAt(present)({ focused: defaults.focused ?? false, ...draft.fields });

  function handleText(text: string): void {
    setTitle(text);
    draft.warm();
    draft.read(text);
    lines.forget();
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (isBlank(title)) return;
    draft.add([typedLine(title)]);
    clear();
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={`Add to ${quadrant.title}`}>
      <div>
        <Icon icon={Plus} size={16} />
        <input
          ref={field}
          value={title}
          placeholder="Add a task..."
          aria-label={`Add a task to ${quadrant.title}`}
          autoComplete="off"
          enterKeyHint="done"
          dir="auto"
          maxLength={TITLE_MAX}
          onFocus={draft.warm}
          onChange={(event) => handleText(event.target.value)}
          onPaste={lines.handlePaste}
          onKeyDown={draft.backspace}
        />
        {title !== '' && (
          <Button type="submit" size="s" variant="primary" disabled={isBlank(title)}>
            Add
          </Button>
        )}
      </div>
      {title !== '' && (
        <Said>
          <DraftPreview
            draft={draft}
            lines={lines}
            field={field}
            onAddAll={(tasks, rest) => {
              draft.add(tasks);
              handleText(rest);
              field.current?.focus();
            }}
          />
          {goal !== quadrant.id && !lines.pasted && (
            <p role="status">{`Goes to ${quadrantById(goal).title}`}</p>
          )}
        </Said>
      )}
    </Form>
  );
}
