import { useState } from 'react';
import { NOTES_MAX, type DraftErrors, type TaskDraft } from '@plainday/domain-tasks';
import { TextArea } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { Counter } from './settings-style';

interface SettingsTextProps {
  readonly draft: TaskDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<TaskDraft>) => void;
}

/** Notes with their counter, and the description, folded away while it is empty (decisions 25). */
export function SettingsText({ draft, errors, onChange }: SettingsTextProps) {
  const used = draft.notes.length;
  const [opened] = useState(draft.description !== '');
  return (
    <>
      <FormField
        label="Notes"
        error={errors.notes}
        hint={<Counter $over={used > NOTES_MAX}>{`${used} / ${NOTES_MAX}`}</Counter>}
      >
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            value={draft.notes}
            onChange={(event) => onChange({ notes: event.currentTarget.value })}
          />
        )}
      </FormField>
      <details open={opened}>
        <summary>Description</summary>
        <FormField label="Description" error={errors.description}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              value={draft.description}
              onChange={(event) => onChange({ description: event.currentTarget.value })}
            />
          )}
        </FormField>
      </details>
    </>
  );
}
