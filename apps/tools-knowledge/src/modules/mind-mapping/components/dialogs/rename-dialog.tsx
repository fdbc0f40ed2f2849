import { isBlank } from '@plainday/shared-utils';
import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { TITLE_MAX } from '../../model/maps.logic';

export interface RenameDialogProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
  readonly onClose: () => void;
}

/** Another title for the map. */
export function RenameDialog({ title, onRename, onClose }: RenameDialogProps) {
  return (
    <FormDialog<{ title: string }>
      draft="map-title"
      title="Rename map"
      initial={{ title }}
      validate={(values) => (isBlank(values.title) ? { title: 'Title is required' } : {})}
      onClose={onClose}
      onSubmit={(values) => {
        onRename(values.title.trim());
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <FormField label="Title" required error={errors.title}>
          {(control) => (
            <TextField
              {...control}
              dir="auto"
              maxLength={TITLE_MAX}
              data-autofocus=""
              value={values.title}
              onChange={(event) => set('title', event.currentTarget.value)}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
