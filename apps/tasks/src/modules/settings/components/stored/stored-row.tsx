import { Icon, IconButton } from '@plainday/ui-components';
import { Download, Trash2 } from 'lucide';
import type { StoredTool } from '../../hooks/use-stored-data';
import { describePile, describeRows } from '../../model/stored.logic';

interface StoredRowProps {
  readonly tool: StoredTool;
  readonly onExport: () => void;
  readonly onErase: () => void;
}

/** One tool: what it keeps in the account, on this device, or only while it is open. */
export function StoredRow({ tool, onExport, onErase }: StoredRowProps) {
  const { module, isLocal, reads, tables, rows, values, literals } = tool;
  const pile = [...values, ...literals];
  const inAccount = rows && describeRows(rows);
  const isEmpty = pile.length === 0 && !inAccount;
  return (
    <li>
      <Icon icon={module.icon} size={18} />
      <div>
        <strong>{module.title}</strong>
        {tables.length > 0 && (
          <p>In your account: {rows ? inAccount || 'nothing' : 'counting...'}</p>
        )}
        {reads !== null && <p>Shows what “{reads}” keeps</p>}
        {(isLocal || pile.length > 0) && (
          <p>On this device: {pile.length > 0 ? describePile(pile) : 'nothing'}</p>
        )}
        {tables.length === 0 && reads === null && !isLocal && pile.length === 0 && (
          <p>Nothing is stored: it lasts while the page is open</p>
        )}
      </div>
      <IconButton
        label={`Export ${module.title}`}
        word="Export"
        icon={Download}
        iconSize={16}
        disabled={isEmpty}
        onClick={onExport}
      />
      <IconButton
        label={`Erase ${module.title}`}
        word="Erase"
        icon={Trash2}
        iconSize={16}
        variant="danger"
        disabled={isEmpty}
        onClick={onErase}
      />
    </li>
  );
}
