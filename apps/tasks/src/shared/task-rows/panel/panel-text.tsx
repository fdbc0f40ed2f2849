import { NOTES_MAX, type DraftErrors, type TaskDraft } from '@plainday/domain-tasks';
import { TextArea } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { useState } from 'react';
import { Counter, Plain } from './panel-style';

interface PanelTextProps {
  readonly values: TaskDraft;
  readonly errors: DraftErrors;
  readonly onChange: (changes: Partial<TaskDraft>) => void;
}

/** Their length is said when there is not much left. */
const NEAR_MAX = NOTES_MAX - 200;

/** Notes, as plain text below the title. */
export function PanelNotes({ values, errors, onChange }: PanelTextProps) {
  const used = values.notes.length;
  const isNear = used >= NEAR_MAX;
  return (
    <FormField
      label="Notes"
      error={errors.notes}
      hint={isNear && <Counter $over={used > NOTES_MAX}>{`${used} / ${NOTES_MAX}`}</Counter>}
    >
      {(control) => (
        <Plain
          {...control}
          data-part="Notes"
          dir="auto"
          rows={1}
          placeholder="Notes"
          value={values.notes}
          onChange={(event) => onChange({ notes: event.currentTarget.value })}
        />
      )}
    </FormField>
  );
}

/** The description, folded away while it is empty (decisions 25). */
export function PanelDescription({ values, errors, onChange }: PanelTextProps) {
  const [opened] = useState(values.description !== '');
  return (
    <details open={opened} data-part="Description">
      <summary>Description</summary>
      <FormField label="Description" error={errors.description}>
        {(control) => (
          <TextArea
            {...control}
            dir="auto"
            value={values.description}
            onChange={(event) => onChange({ description: event.currentTarget.value })}
          />
        )}
      </FormField>
    </details>
  );
}
