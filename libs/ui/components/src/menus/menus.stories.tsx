import { Flag, Trash2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../buttons/button';
import { Menu } from './menu';
import type { MenuEntry } from './menu-entry';

export default { title: 'Kit/Menus', parameters: { alone: true } };

const items: readonly MenuEntry[] = [
  { heading: 'Task' },
  { label: 'Edit', shortcut: 'E' },
  { label: 'Priority', icon: Flag, items: [{ label: 'High' }, { label: 'Low', checked: true }] },
  { label: 'Garden', dot: '#059669', detail: 'Moves its three subtasks, too' },
  { label: 'Starred', checked: true },
  { label: 'Not now', disabled: true },
  'separator',
  { label: 'Delete', icon: Trash2, danger: true },
];

export function Lines() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(true);
  return (
    <>
      <Button ref={setAnchor} onClick={() => setOpen(!open)}>
        Open
      </Button>
      <Menu
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        items={items}
        label="Task"
        align="start"
      />
    </>
  );
}
