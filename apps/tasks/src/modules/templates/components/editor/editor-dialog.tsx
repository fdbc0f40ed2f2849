import { useId, useState } from 'react';
import { TITLE_MAX } from '@plainday/domain-tasks';
import { newId } from '@plainday/shared-platform';
import { Button, TextArea, TextField } from '@plainday/ui-components';
import { FormField, RestoredNotice, useTyped } from '@plainday/ui-patterns';
import { styled } from 'styled-components';
import { draftErrors, draftOf, isChanged, isValid, templateOfDraft } from '../../model/draft.logic';
import { CATEGORY_MAX, DEFAULT_CATEGORY } from '../../model/templates.schema';
import type { Template } from '../../model/templates.schema';
import { EditorRows } from './editor-rows';
import { GuardedDialog } from '../guarded-dialog';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 16px 20px;
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;

const About = styled(Wide)`
  && textarea {
    min-height: 60px;
  }
`;

interface EditorDialogProps {
  /** The template to change; null for a new one. */
  readonly template: Template | null;
  /** What a new one starts with, from a checklist or a project. */
  readonly start?: Omit<Template, 'id'>;
  /** Categories to choose from. */
  readonly categories: readonly string[];
  readonly onSave: (template: Template) => void;
  readonly onClose: () => void;
}

/** Creates or edits a template. The name is required, blank rows are dropped (spec §5). */
export function EditorDialog({ template, start, categories, onSave, onClose }: EditorDialogProps) {
  const formId = useId();
  const [before] = useState(() => draftOf(template, newId));
  const typed = useTyped(
    `template.${template?.id ?? 'new'}`,
    before,
    useState(() => start && draftOf(start, newId))[0],
  );
  const { values: draft, set } = typed;
  const [tried, setTried] = useState(false);
  const errors = draftErrors(draft);
  const shown = tried ? errors : { rows: {} };

  function save(): void {
    setTried(true);
    if (!isValid(errors)) {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>(`form [aria-invalid='true']`)?.focus(),
      );
      return;
    }
    typed.finish();
    onSave(templateOfDraft(draft, template?.id ?? newId()));
    onClose();
  }

  function handleClose(): void {
    typed.finish();
    onClose();
  }

  return (
    <GuardedDialog
      title={template ? 'Edit Template' : 'New Template'}
      dirty={isChanged(before, draft)}
      size="l"
      onClose={handleClose}
      footer={
        <Button variant="primary" type="submit" form={formId}>
          {template ? 'Save Changes' : 'Create Template'}
        </Button>
      }
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {typed.restored && (
          <Wide>
            <RestoredNotice onRestart={typed.restart} />
          </Wide>
        )}
        <FormField label="Template name" error={shown.name} required>
          {(control) => (
            <TextField
              {...control}
              dir="auto"
              maxLength={TITLE_MAX}
              value={draft.name}
              onChange={(event) => set({ name: event.currentTarget.value })}
            />
          )}
        </FormField>
        <FormField label="Category">
          {(control) => (
            <TextField
              {...control}
              dir="auto"
              list={`${formId}-categories`}
              maxLength={CATEGORY_MAX}
              placeholder={DEFAULT_CATEGORY}
              value={draft.category}
              onChange={(event) => set({ category: event.currentTarget.value })}
            />
          )}
        </FormField>
        <datalist id={`${formId}-categories`}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
        <About>
          <FormField label="Description" error={shown.description}>
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                rows={2}
                value={draft.description}
                onChange={(event) => set({ description: event.currentTarget.value })}
              />
            )}
          </FormField>
        </About>
        <Wide>
          <EditorRows
            rows={draft.rows}
            errors={shown.rows}
            onChange={(change) => set((current) => ({ rows: change(current.rows) }))}
          />
        </Wide>
      </Form>
    </GuardedDialog>
  );
}
