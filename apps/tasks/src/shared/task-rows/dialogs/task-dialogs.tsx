import { useState } from 'react';
import type { Task } from '@plainday/domain-tasks';
import { useListPort } from '../port/list-context';
import type { Overlay } from '../port/use-overlay';
import type { RowsView } from '../port/rows-view';
import { RemoveDialog } from './remove-dialog';
import { TaskSettings } from './task-settings';

const NONE: readonly Task[] = [];

interface TaskDialogsProps {
  readonly overlay: Exclude<Overlay, { kind: 'project' | 'tags' | 'date' | 'one date' }>;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** The dialogs of the task list, fetched when the first of them is opened. */
export function TaskDialogs({ overlay, view, onClose }: TaskDialogsProps) {
  const { actions } = useListPort();
  if (overlay.kind === 'remove') {
    return <RemoveDialog tasks={overlay.tasks} onClose={onClose} onRemove={actions.removeMany} />;
  }
  return <SettingsDialog key={overlay.id} id={overlay.id} view={view} onClose={onClose} />;
}

interface SettingsDialogProps {
  readonly id: string;
  readonly view: RowsView;
  readonly onClose: () => void;
}

/** What is being written stays when its task leaves the list, and can become a task of its own. */
function SettingsDialog({ id, view, onClose }: SettingsDialogProps) {
  const { actions } = useListPort();
  const task = view.rows.find((row) => row.id === id);
  const [known, setKnown] = useState(task);
  if (task && task !== known) setKnown(task);
  const shown = task ?? known;
  if (!shown) return null;
  return (
    <TaskSettings
      task={shown}
      isGone={!task}
      projects={view.projects}
      subtasks={view.childrenOf.get(id) ?? NONE}
      onClose={onClose}
      onSave={(fields, opened) => {
        if (task) actions.editSince(opened, task, fields, view.childrenOf.get(id));
        else actions.add(fields.title ?? shown.title, fields);
      }}
    />
  );
}
