import { styled } from 'styled-components';
import type { Project } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { NativeSelect, TextArea, TextField } from '@plainday/ui-components';
import { DateField, FormField, TimeField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import {
  columnsOf,
  errorsOf,
  formOf,
  NAME_MAX,
  newForm,
  NOTES_MAX,
  type EntryChanges,
} from '../model/entry-form.logic';
import type { TimeSession } from '../model/session.schema';

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: var(--space-3);
`;

export interface EntryDialogProps {
  /** Null: a new entry, by hand. */
  readonly entry: TimeSession | null;
  readonly projects: readonly Project[];
  readonly onSave: (columns: EntryChanges) => void;
  readonly onClose: () => void;
}

/** An entry with all that can be said of it. */
export function EntryDialog({ entry, projects, onSave, onClose }: EntryDialogProps) {
  return (
    <FormDialog
      draft={`time-entry.${entry?.id ?? 'new'}`}
      title={entry ? 'Edit entry' : 'Add entry'}
      initial={entry ? formOf(entry) : newForm(systemClock.now())}
      validate={(form) => errorsOf(form, entry)}
      onClose={onClose}
      onSubmit={(form) => {
        onSave(columnsOf(form, entry));
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Task name" required error={errors.taskName}>
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={NAME_MAX}
                value={values.taskName}
                onChange={(event) => set('taskName', event.target.value)}
              />
            )}
          </FormField>
          <FormField label="Project">
            {(control) => (
              <NativeSelect
                {...control}
                value={values.projectId}
                onChange={(event) => set('projectId', event.target.value)}
              >
                <option value="">No Project</option>
                {projects.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
          {(['start', 'end'] as const).map((edge) => (
            <Pair key={edge}>
              <FormField
                label={edge === 'start' ? 'Start day' : 'End day'}
                error={errors[`${edge}Day`]}
              >
                {(control) => (
                  <DateField
                    {...control}
                    value={values[`${edge}Day`]}
                    onChange={(day) => {
                      // Most entries lie within one day: the end follows its start.
                      if (edge === 'start' && values.endDay === values.startDay) set('endDay', day);
                      set(`${edge}Day`, day);
                    }}
                  />
                )}
              </FormField>
              <FormField
                label={edge === 'start' ? 'Start time' : 'End time'}
                error={errors[`${edge}Time`]}
              >
                {(control) => (
                  <TimeField
                    {...control}
                    value={values[`${edge}Time`]}
                    onChange={(time) => set(`${edge}Time`, time)}
                  />
                )}
              </FormField>
            </Pair>
          ))}
          <FormField label="Notes">
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                maxLength={NOTES_MAX}
                value={values.notes}
                onChange={(event) => set('notes', event.target.value)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
