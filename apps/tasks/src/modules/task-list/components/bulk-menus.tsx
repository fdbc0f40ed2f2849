import { useState } from 'react';
import type { IconNode } from '@plainday/federation-contract';
import {
  DUE_SHORTCUTS,
  PRIORITIES,
  priorityLabel,
  type DueShortcut,
  type Priority,
} from '@plainday/domain-tasks';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { Menu, type MenuEntry } from '@plainday/ui-components/menu';
import { Calendar, CalendarX, Flag } from 'lucide';
import { keysOf, type ListShortcut } from '../task-list.shortcuts';
import { BulkButton } from './bulk-parts';

interface BulkMenuProps {
  readonly label: string;
  readonly icon: IconNode;
  readonly items: readonly MenuEntry[];
}

function BulkMenu({ label, icon, items }: BulkMenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <BulkButton ref={setAnchor} icon={icon} isOpen={open} onClick={() => setOpen(!open)}>
        {label}
      </BulkButton>
      <Menu
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        items={items}
        label={label}
        align="start"
      />
    </>
  );
}

const labelOf = (id: ListShortcut) => shortcutLabel(keysOf(id), isMac());

/** The priorities. */
export function PriorityMenu({ onPick }: { readonly onPick: (priority: Priority) => void }) {
  const items = PRIORITIES.map((priority) => ({
    label: priorityLabel(priority),
    shortcut: labelOf(priority),
    onSelect: () => onPick(priority),
  }));
  return <BulkMenu label="Priority" icon={Flag} items={items} />;
}

/** The shortcuts of the due date; null takes it away. */
export function DueMenu({ onPick }: { readonly onPick: (due: DueShortcut | null) => void }) {
  const items: readonly MenuEntry[] = [
    ...DUE_SHORTCUTS.map(({ id, label }) => ({
      label,
      icon: Calendar,
      shortcut: labelOf(id),
      onSelect: () => onPick(id),
    })),
    'separator',
    { label: 'No due date', icon: CalendarX, onSelect: () => onPick(null) },
  ];
  return <BulkMenu label="Schedule" icon={Calendar} items={items} />;
}
