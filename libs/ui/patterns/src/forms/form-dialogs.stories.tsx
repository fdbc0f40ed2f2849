import { TextField } from '@plainday/ui-components';
import { FormDialog } from './form-dialog';
import { FormField } from './form-field';

export default { title: 'Kit/Form dialogs', parameters: { alone: true } };

export function Idea() {
  return (
    <FormDialog
      draft="gallery.idea"
      title="New idea"
      initial={{ title: '' }}
      validate={({ title }) => (title.trim() === '' ? { title: 'Say what it is about.' } : {})}
      onSubmit={() => false}
      onClose={() => undefined}
    >
      {({ values, errors, set }) => (
        <FormField label="Title" required error={errors.title}>
          {(control) => (
            <TextField
              {...control}
              value={values.title}
              onChange={({ target }) => set('title', target.value)}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
