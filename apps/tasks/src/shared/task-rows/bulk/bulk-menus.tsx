import { useState } from 'react';
import { useShell, type IconNode } from '@plainday/federation-contract';
import {
  DUE_SHORTCUTS,
  PRIORITIES,
  priorityLabel,
  type DueShortcut,
  type Priority,
  type Task,
} from '@plainday/domain-tasks';
import { Menu, type MenuEntry } from '@plainday/ui-components/menu';
import { Calendar, CalendarDays, CalendarMinus, CalendarX, Flag, ListTree } from 'lucide';
import { keyLabel } from '../keys/key-label';
import { useListPort } from '../port/list-context';
import { familyEntries } from '../row/family-menu';
import { BulkButton } from './bulk-parts';

interface BulkMenuProps {
  readonly label: string;
  readonly icon: IconNode;
  readonly items: (button: HTMLElement) => readonly MenuEntry[];
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
        items={anchor ? items(anchor) : []}
        label={label}
        align="start"
      />
    </>
  );
}

/** The priorities. */
export function PriorityMenu({ onPick }: { readonly onPick: (priority: Priority) => void }) {
  const { user } = useShell();
  const items = () =>
    PRIORITIES.map((priority) => ({
      label: priorityLabel(priority),
      shortcut: keyLabel(priority, user.id),
      onSelect: () => onPick(priority),
    }));
  return <BulkMenu label="Priority" icon={Flag} items={items} />;
}

interface DueMenuProps {
  readonly onPick: (due: DueShortcut) => void;
  /** Asks beside the button. */
  readonly onPickDate: (button: HTMLElement) => void;
  readonly onUntime: () => void;
  readonly onClear: () => void;
}

/** The shortcuts of the due date, any other, or none. */
export function DueMenu({ onPick, onPickDate, onUntime, onClear }: DueMenuProps) {
  const { user } = useShell();
  const items = (button: HTMLElement): readonly MenuEntry[] => [
    ...DUE_SHORTCUTS.map(({ id, label }) => ({
      label,
      icon: Calendar,
      shortcut: keyLabel(id, user.id),
      onSelect: () => onPick(id),
    })),
    { label: 'Pick a date…', icon: CalendarDays, onSelect: () => onPickDate(button) },
    'separator',
    { label: 'No time', icon: CalendarMinus, onSelect: onUntime },
    { label: 'No due date', icon: CalendarX, onSelect: onClear },
  ];
  return <BulkMenu label="Schedule" icon={Calendar} items={items} />;
}

/** Subtasks from tasks, and tasks from subtasks; nothing where neither can be. */
export function FamilyMenu({ tasks }: { readonly tasks: readonly Task[] }) {
  const port = useListPort();
  const items = familyEntries(tasks, port);
  return items.length > 0 && <BulkMenu label="Subtasks" icon={ListTree} items={() => items} />;
}
