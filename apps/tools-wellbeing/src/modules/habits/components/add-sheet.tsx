import { useId } from 'react';
import { styled } from 'styled-components';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import type { HabitFields } from '../hooks/use-habit-writes';
import { useHabitDraft } from '../hooks/use-habit-draft';
import { HabitColorPicker } from './habit-color-picker';

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export interface AddSheetProps {
  /** Of the habits that are there. */
  readonly colors: readonly string[];
  readonly onAdd: (fields: HabitFields) => void;
  readonly onClose: () => void;
}

/** Name and shape of a new habit on a phone. What is typed stays when it is closed. */
export function AddSheet({ colors, onAdd, onClose }: AddSheetProps) {
  const { title, color, setTitle, setColor, clear } = useHabitDraft(colors);
  const id = useId();
  return (
    <ResponsiveDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Add habit"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={id} disabled={isBlank(title)}>
            Add
          </Button>
        </>
      }
    >
      <Fields
        id={id}
        onSubmit={(event) => {
          event.preventDefault();
          if (isBlank(title)) return;
          onAdd({ title, color });
          clear();
          onClose();
        }}
      >
        <FormField label="Name" required>
          {(control) => (
            <TextField
              {...control}
              data-autofocus=""
              dir="auto"
              maxLength={200}
              value={title}
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
          )}
        </FormField>
        <HabitColorPicker value={color} onChange={setColor} />
      </Fields>
    </ResponsiveDialog>
  );
}
