import { trimmedText } from '@plainday/shared-utils';
import { TextArea } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import type { EntryFields } from '../hooks/use-entries';
import type { MoodEntry } from '../model/mood.schema';
import { EnergyScale, MoodScale } from './scales';

export interface EntryDialogProps {
  readonly entry: MoodEntry;
  readonly onSave: (fields: EntryFields) => void;
  readonly onClose: () => void;
}

/** An entry, to be set right. */
export function EntryDialog({ entry, onSave, onClose }: EntryDialogProps) {
  return (
    <FormDialog
      draft={`mood.${entry.id}`}
      title="Edit entry"
      initial={{ mood: entry.mood, energy: entry.energy ?? null, notes: entry.notes ?? '' }}
      onClose={onClose}
      onSubmit={({ mood, energy, notes }) => {
        const text = trimmedText(notes);
        onSave({ mood, energy: energy ?? undefined, notes: text === '' ? undefined : text });
        onClose();
      }}
    >
      {({ values, set }) => (
        <>
          <MoodScale value={values.mood} onChange={(mood) => set('mood', mood)} />
          <EnergyScale value={values.energy} onChange={(energy) => set('energy', energy)} />
          <FormField label="Notes">
            {(control) => (
              <TextArea
                {...control}
                dir="auto"
                maxLength={2000}
                value={values.notes}
                onChange={(event) => set('notes', event.currentTarget.value)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
