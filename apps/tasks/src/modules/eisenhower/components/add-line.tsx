import type { FormEvent } from 'react';
import { TITLE_MAX } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { isBlank } from '@plainday/shared-utils';
import { Button, Icon } from '@plainday/ui-components';
import { createFormDraft } from '@plainday/ui-patterns';
import { Plus } from 'lucide';
import { useMatrixPort } from '../hooks/matrix-port';
import type { Quadrant } from '../model/quadrants';
import { Form } from './add-line-style';

/** What stands in the line of a quadrant. */
const useDraft = createFormDraft('eisenhower', '');

/** Adds a task to a quadrant: Enter or Add. */
export function AddLine({ quadrant }: { readonly quadrant: Quadrant }) {
  const port = useMatrixPort();
  const [title, setTitle, clear] = useDraft(`${quadrant.id}.${useShell().user.id}`);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (port.add(title, quadrant.id)) clear();
  }

  return (
    <Form onSubmit={handleSubmit} aria-label={`Add to ${quadrant.title}`}>
      <Icon icon={Plus} size={16} />
      <input
        value={title}
        placeholder="Add a task..."
        aria-label={`Add a task to ${quadrant.title}`}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
        maxLength={TITLE_MAX}
        onChange={(event) => setTitle(event.target.value)}
      />
      {title !== '' && (
        <Button type="submit" size="s" variant="primary" disabled={isBlank(title)}>
          Add
        </Button>
      )}
    </Form>
  );
}
