import { useId } from 'react';
import { styled } from 'styled-components';
import { useDeviceValue } from '@plainday/data-device';
import { isBlank } from '@plainday/shared-utils';
import { Button, TextField } from '@plainday/ui-components';
import { ResponsiveDialog } from '@plainday/ui-components/dialog';
import { FormField } from '@plainday/ui-patterns';
import type { HabitFields } from '../hooks/use-habit-writes';
import { habitDraft } from '../model/habits.store';
import { HabitColorPicker } from './habit-color-picker';

const Fields = styled.form`
  display: grid;
  gap: var(--space-4);
`;

export interface AddSheetProps {
  readonly onAdd: (fields: HabitFields) => void;
  readonly onClose: () => void;
}

/** Name and shape of a new habit on a phone. What is typed stays when it is closed. */
export function AddSheet({ onAdd, onClose }: AddSheetProps) {
  const [{ title, color }, setDraft] = useDeviceValue(habitDraft);
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
          setDraft(() => habitDraft.initial);
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
              onChange={(event) => {
                const { value } = event.currentTarget;
                setDraft((now) => ({ ...now, title: value }));
              }}
            />
          )}
        </FormField>
        <HabitColorPicker
          value={color}
          onChange={(next) => setDraft((now) => ({ ...now, color: next }))}
        />
      </Fields>
    </ResponsiveDialog>
  );
}
