import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { isBlank } from '@plainday/shared-utils';
import type { HabitFields } from '../hooks/use-habit-writes';
import type { Habit } from '../model/habit.schema';
import { HabitColorPicker } from './habit-color-picker';

export interface HabitDialogProps {
  readonly habit: Habit;
  readonly onSave: (fields: HabitFields) => void;
  readonly onClose: () => void;
}

/** Name and colour of a habit. */
export function HabitDialog({ habit, onSave, onClose }: HabitDialogProps) {
  return (
    <FormDialog<HabitFields>
      draft={`habit.${habit.id}`}
      title="Edit habit"
      initial={{ title: habit.title, color: habit.color }}
      validate={({ title }) => (isBlank(title) ? { title: 'Give the habit a name.' } : {})}
      onClose={onClose}
      onSubmit={(fields) => {
        onSave(fields);
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Name" required error={errors.title}>
            {(control) => (
              <TextField
                {...control}
                data-autofocus=""
                dir="auto"
                maxLength={200}
                value={values.title}
                onChange={(event) => set('title', event.currentTarget.value)}
              />
            )}
          </FormField>
          <HabitColorPicker value={values.color} onChange={(color) => set('color', color)} />
        </>
      )}
    </FormDialog>
  );
}
