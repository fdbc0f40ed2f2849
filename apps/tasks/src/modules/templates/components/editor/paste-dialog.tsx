import { useId } from 'react';
import { plural } from '@plainday/shared-utils';
import { Button, TextArea } from '@plainday/ui-components';
import { FormField, useTyped } from '@plainday/ui-patterns';
import { readMarkdown } from '../../model/markdown/read-markdown';
import { TASKS_MAX } from '../../model/templates.schema';
import type { Template } from '../../model/templates.schema';
import { GuardedDialog } from '../guarded-dialog';
import { TemplateLines } from '../lines/template-lines';
import { Notice, UseForm } from '../apply/apply-style';

interface PasteDialogProps {
  readonly onContinue: (start: Omit<Template, 'id'>) => void;
  readonly onClose: () => void;
}

/** Reads a Markdown checklist, and shows at once what it understood. */
export function PasteDialog({ onContinue, onClose }: PasteDialogProps) {
  const formId = useId();
  const typed = useTyped('template-text', { text: '' });
  const { text } = typed.values;
  const { leftOut, surplus, ...start } = readMarkdown(text);

  return (
    <GuardedDialog
      title="Paste a checklist"
      description="A Markdown list from anywhere becomes a template. Nested items become subtasks."
      dirty={text !== ''}
      onClose={() => {
        typed.finish();
        onClose();
      }}
      footer={
        <Button variant="primary" type="submit" form={formId} disabled={start.tasks.length === 0}>
          Continue
        </Button>
      }
    >
      <UseForm
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          typed.finish();
          onContinue(start);
        }}
      >
        <FormField label="Checklist">
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              rows={7}
              spellCheck={false}
              placeholder={'# Moving house\n- [ ] Cancel the lease\n- [ ] Pack boxes (p1, +3 days)'}
              value={text}
              onChange={(event) => typed.set({ text: event.currentTarget.value })}
            />
          )}
        </FormField>
        <section aria-label="Preview">
          <h3 role="status">
            {start.tasks.length === 0
              ? 'No tasks yet'
              : `${plural(start.tasks.length, 'task')}${start.name ? ` in “${start.name}”` : ''}`}
          </h3>
          <TemplateLines tasks={start.tasks} />
        </section>
        {leftOut > 0 && (
          <Notice>{`Left out: ${plural(leftOut, 'line')} of sections, which templates do not have.`}</Notice>
        )}
        {surplus > 0 && (
          <Notice>{`Left out: ${plural(surplus, 'task')} beyond the ${TASKS_MAX} a template takes.`}</Notice>
        )}
      </UseForm>
    </GuardedDialog>
  );
}
