import { Pin, Trash2 } from 'lucide';
import { Badge, Button, Checkbox, MenuButton } from '@plainday/ui-components';
import { InlineEdit, useEditing } from './inline-edit';
import { ListRow } from './list-row';
import { LostEdit } from './lost-edit';
import { RowList } from './row-list';

export default { title: 'Kit/Lists' };

const nothing = () => undefined;
const actions = [
  { label: 'Pin', icon: Pin, run: nothing, pressed: true },
  { label: 'Delete', icon: Trash2, run: nothing, danger: true },
];

export function Rows() {
  return (
    <RowList label="Notes">
      <ListRow id="plain" name="Water the fern" />
      <ListRow id="meta" name="Call Mara" meta="yesterday, phone" actions={actions} />
      <ListRow id="current" name="Open beside the list" current actions={actions} />
      <ListRow
        id="full"
        name="A row with everything and a name that takes more than one line on a phone"
        meta="14:06"
        metaPlace="before"
        start={<Checkbox label="Completed" />}
        end={<Badge tone="amber">late</Badge>}
        actions={actions}
        more={<MenuButton label="More" icon={Pin} items={() => [{ label: 'Edit' }]} />}
      />
      <ListRow id="narrow" name="In a narrow column" meta="3 min" narrow actions={actions} />
    </RowList>
  );
}

export function Editing() {
  const editing = useEditing('gallery-lines');
  const value = 'Check the Halden proofs';
  return (
    <>
      {editing.editingId ? (
        <InlineEdit
          editing={editing}
          label="Edit note"
          value={value}
          onSave={editing.stop}
          onCancel={editing.stop}
        />
      ) : (
        <Button onClick={() => editing.start('1')}>Edit “{value}”</Button>
      )}
      <LostEdit editing={editing} ids={['1']} what="note" onKeep={nothing} />
    </>
  );
}

export function Opened() {
  const editing = {
    ...useEditing('gallery-opened'),
    editingId: '2',
  };
  return (
    <InlineEdit
      editing={editing}
      label="Edit a long note"
      value={'Several lines\nof a note'}
      multiline
      onSave={nothing}
      onCancel={nothing}
    />
  );
}
