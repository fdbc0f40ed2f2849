import { newId } from '@plainday/shared-platform';
import { TextArea } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { colored } from '../../model/edit.logic';
import { nodesFromText, NODES_MAX } from '../../model/indented-text.logic';
import { NODE_COLORS, type Nodes } from '../../model/mind-map.schema';

const read = (text: string) => nodesFromText(text, newId, NODE_COLORS[0]);

export interface PasteDialogProps {
  readonly onCreate: (nodes: Nodes) => void;
  readonly onClose: () => void;
}

/** A new map out of indented text. */
export function PasteDialog({ onCreate, onClose }: PasteDialogProps) {
  return (
    <FormDialog<{ text: string }>
      draft="map-text"
      title="New map from text"
      description="Indent a line to put it under the one above. Markdown lists work too."
      submitLabel="Make map"
      initial={{ text: '' }}
      validate={({ text }) => (read(text).length === 0 ? { text: 'Text is required' } : {})}
      onClose={onClose}
      onSubmit={({ text }) => {
        onClose();
        onCreate(colored(read(text)));
      }}
    >
      {({ values, errors, set }) => (
        <FormField label="Text" hint={`At most ${NODES_MAX} lines`} required error={errors.text}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              rows={10}
              data-autofocus=""
              placeholder={'Trip\n  Pack\n    Charger\n  Tickets'}
              value={values.text}
              onChange={(event) => set('text', event.currentTarget.value)}
            />
          )}
        </FormField>
      )}
    </FormDialog>
  );
}
