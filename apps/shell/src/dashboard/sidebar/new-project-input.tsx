import { TextField } from '@plainday/ui-components';
import { useTyped } from '@plainday/ui-patterns';
import { isBlank, isComposing, isEnter } from '@plainday/shared-utils';
import type { KeyboardEvent } from 'react';
import styled from 'styled-components';
import { useCreateProject } from '../../shared/use-create-project';

/** Names a new project: Enter creates it, Escape cancels (spec §2). */
export function NewProjectInput({ onDone }: { readonly onDone: () => void }) {
  const typed = useTyped('project-name', { title: '' });
  const { title } = typed.values;
  const createProject = useCreateProject();

  function handleKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      typed.finish();
      onDone();
    }
    if (isEnter(event) && !isBlank(title)) {
      // Else the key goes on to the button that has the focus next.
      event.preventDefault();
      typed.finish();
      void createProject(title.trim());
      onDone();
    }
  }

  return (
    <Place>
      <Field
        autoFocus
        aria-label="Project name"
        placeholder="Project name"
        autoComplete="off"
        value={title}
        onChange={(event) => typed.set({ title: event.target.value })}
        onKeyDown={handleKeyDown}
        onBlur={() => isBlank(title) && onDone()}
      />
      <Hint>Enter creates, Escape cancels</Hint>
    </Place>
  );
}

const Place = styled.div`
  padding: 2px 0 4px;
`;

const Field = styled(TextField)`
  min-height: 36px;
  padding: 7px 10px;
  border-radius: var(--radius-s);
`;

const Hint = styled.p`
  padding: 4px 11px 0;
  font-size: var(--size-caption);
  line-height: 1rem;
  color: var(--text-3);
`;
