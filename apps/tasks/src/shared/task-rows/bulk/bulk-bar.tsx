import { useEffect } from 'react';
import { dueChanges, NO_DUE, type Task } from '@plainday/domain-tasks';
import { isMac } from '@plainday/shared-platform';
import { plural, shortcutLabel } from '@plainday/shared-utils';
import { IconButton } from '@plainday/ui-components';
import { useCovers } from '@plainday/ui-patterns';
import { Check, FolderInput, RotateCcw, Tag, Trash2, X } from 'lucide';
import { useListPort } from '../port/list-context';
import { BULK_ID } from '../keys/select-keys';
import { useFocusReturn } from '../window/use-focus-return';
import type { RowsView } from '../port/rows-view';
import { keysOf } from '../list-shortcuts';
import { copiedOf } from './copied';
import { BulkButton, Count, Frame, Place } from './bulk-parts';
import { DueMenu, FamilyMenu, PriorityMenu } from './bulk-menus';
import { useCopying } from './use-copying';

interface BulkBarProps {
  readonly view: RowsView;
  readonly selected: ReadonlySet<string>;
}

/** The actions for the selected tasks. Each is one step, one request and one undo. */
export function BulkBar({ view, selected }: BulkBarProps) {
  const { isTrash, selection } = useListPort();
  const bar = useFocusReturn<HTMLElement>();
  useToastRoom();
  useCovers(bar);
  const tasks = () => view.roots.filter(({ id }) => selected.has(id));
  useCopying(() => copiedOf(tasks(), view.childrenOf));

  return (
    <Place ref={bar} id={BULK_ID} aria-label="Selected tasks">
      <Frame>
        <Count>
          <b>{selected.size}</b> <span>selected</span>
        </Count>
        {isTrash ? <TrashActions tasks={tasks} /> : <LiveActions tasks={tasks} />}
        <IconButton
          label={`Clear the selection of ${plural(selected.size, 'task')}`}
          shortcut={shortcutLabel(keysOf('clear'), isMac())}
          icon={X}
          onClick={() => selection.change({ kind: 'clear' })}
        />
      </Frame>
    </Place>
  );
}

/** On a phone toasts come above the bar, not over it. */
function useToastRoom(): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--bottom-bar', '122px');
    return () => void style.removeProperty('--bottom-bar');
  }, []);
}

type Tasks = () => readonly Task[];

function LiveActions({ tasks }: { readonly tasks: Tasks }) {
  const { batch, pickDate, pickProject, pickTag } = useListPort();
  return (
    <>
      <BulkButton icon={Check} keys="complete" onClick={() => batch.complete(tasks())}>
        Complete
      </BulkButton>
      <BulkButton
        icon={FolderInput}
        keys="project"
        onClick={({ currentTarget }) => pickProject(tasks(), currentTarget)}
      >
        Move
      </BulkButton>
      <PriorityMenu onPick={(priority) => batch.prioritise(tasks(), priority)} />
      <DueMenu
        onPick={(due) => batch.schedule(tasks(), due)}
        onPickDate={(button) => pickDate(tasks(), button)}
        onUntime={() => batch.untime(tasks())}
        onClear={() => batch.reschedule(tasks(), (task) => dueChanges(task, NO_DUE))}
      />
      <BulkButton
        icon={Tag}
        keys="tag"
        onClick={({ currentTarget }) => pickTag(tasks(), currentTarget)}
      >
        Tag
      </BulkButton>
      <FamilyMenu tasks={tasks()} />
      <BulkButton icon={Trash2} keys="delete" onClick={() => batch.trash(tasks())}>
        Delete
      </BulkButton>
    </>
  );
}

function TrashActions({ tasks }: { readonly tasks: Tasks }) {
  const { batch, askRemove } = useListPort();
  return (
    <>
      <BulkButton icon={RotateCcw} onClick={() => batch.restore(tasks())}>
        Restore
      </BulkButton>
      <BulkButton icon={Trash2} keys="delete" onClick={() => askRemove(tasks())}>
        Delete permanently
      </BulkButton>
    </>
  );
}
