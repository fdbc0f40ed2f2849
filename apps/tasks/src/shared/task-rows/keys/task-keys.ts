import type { RefObject } from 'react';
import { isEnter } from '@plainday/shared-utils';
import { indexForTarget, type DueShortcut, type Priority, type Task } from '@plainday/domain-tasks';
import { startUsual } from '../../timer-entries';
import type { ListPort } from '../port/list-context';
import type { KeyPlace } from './key-place';
import type { RovingFocus } from '../window/use-roving-focus';
import { whyNoNesting } from '../port/nesting.logic';
import type { RowsView } from '../port/rows-view';

type ListRef = RefObject<HTMLElement | null>;

interface Ports {
  readonly port: ListPort;
  readonly view: RowsView;
  readonly placeOf: (event: KeyboardEvent) => KeyPlace;
}

function subtaskRow({ target }: KeyboardEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-subtask-id]') : null;
}

/** The subtask that the focus is in. */
function subtaskAt(event: KeyboardEvent, task: Task, view: RowsView): Task | undefined {
  const id = subtaskRow(event)?.dataset.subtaskId;
  return view.childrenOf.get(task.id)?.find((child) => child.id === id);
}

/** What keys do to the task in focus. */
export function taskHandlers({ port, view, placeOf }: Ports) {
  function onTask(act: (task: Task) => unknown) {
    return (event: KeyboardEvent) => {
      const { task } = placeOf(event);
      return task && !port.isTrash ? act(task) : false;
    };
  }

  return {
    edit: (event: KeyboardEvent) => {
      const { row, onRow } = placeOf(event);
      const title = onRow && row?.querySelector<HTMLElement>('[data-edit]');
      if (!title) return false;
      title.click();
      return true;
    },
    // Enter belongs to whatever has the focus within a row.
    settings: (event: KeyboardEvent) => {
      const { task, onRow } = placeOf(event);
      if (!task || (isEnter(event) && !onRow)) return false;
      port.openSettings(port.isTrash ? task : (subtaskAt(event, task, view) ?? task));
      return true;
    },
    subtask: onTask((task) => port.startSubtask(task.id)),
    // Also for the subtask that the focus is in.
    track: (event: KeyboardEvent) => {
      const { task } = placeOf(event);
      if (!task || port.isTrash) return false;
      return startUsual(subtaskAt(event, task, view) ?? task, port.sessions);
    },
  };
}

interface BatchPorts extends Ports {
  readonly list: ListRef;
  readonly focus: RovingFocus;
}

/** What keys do to those selected, else to the task in focus. Nothing but deleting is possible in the trash. */
export function batchHandlers({ port, view, placeOf, list, focus }: BatchPorts) {
  const { batch, selection } = port;

  function onTasks(act: (tasks: readonly Task[], anchor: HTMLElement) => unknown, inTrash = false) {
    return (event: KeyboardEvent) => {
      const { task, row } = placeOf(event);
      const { selected } = selection.get();
      const chosen = selected.size > 0 ? view.roots.filter(({ id }) => selected.has(id)) : [];
      const focused = task && (subtaskAt(event, task, view) ?? task);
      const tasks = chosen.length > 0 || !focused ? chosen : [focused];
      const anchor = subtaskRow(event) ?? row ?? list.current;
      if (tasks.length === 0 || !anchor || (port.isTrash && !inTrash)) return false;
      return act(tasks, anchor);
    };
  }
  function nest(tasks: readonly Task[]): void {
    const nesting = batch.nestingOf(tasks);
    if (!nesting) return port.refuse(whyNoNesting(view, tasks));
    batch.nest(nesting);
    port.unfold(nesting.under.id);
    focus.focusRow(nesting.under.id);
  }
  function unnest(tasks: readonly Task[]): void {
    const subtask = tasks.find(({ parent_task_id: parent }) => parent !== null);
    if (!subtask) return port.refuse('A task of its own already');
    batch.unnest(tasks);
    focus.follow(subtask.id, Math.max(0, view.ids.indexOf(subtask.parent_task_id ?? '')));
  }
  const prioritise = (priority: Priority) => onTasks((tasks) => batch.prioritise(tasks, priority));
  const schedule = (due: DueShortcut) => onTasks((tasks) => batch.schedule(tasks, due));

  return {
    complete: onTasks((tasks) => batch.complete(tasks)),
    today: schedule('today'),
    tomorrow: schedule('tomorrow'),
    'next-week': schedule('next-week'),
    date: onTasks((tasks, anchor) => port.pickDate(tasks, anchor)),
    high: prioritise('high'),
    medium: prioritise('medium'),
    low: prioritise('low'),
    project: onTasks((tasks, anchor) => port.pickProject(tasks, anchor)),
    tag: onTasks((tasks, anchor) => port.pickTag(tasks, anchor)),
    in: onTasks(nest),
    out: onTasks(unnest),
    delete: onTasks((tasks) => (port.isTrash ? port.askRemove(tasks) : batch.trash(tasks)), true),
  };
}

/** Keys that move the task in focus; the focus goes along. */
export function moveHandlers({
  port,
  view,
  placeOf,
  focus,
}: Ports & { readonly focus: RovingFocus }) {
  const step = (by: -1 | 1) => (event: KeyboardEvent) => {
    const { task } = placeOf(event);
    if (!task) return false;
    port.step(subtaskAt(event, task, view) ?? task, by);
    return true;
  };
  const jump = (at: 0 | -1) => (event: KeyboardEvent) => {
    const { task } = placeOf(event);
    const target = view.ids.at(at);
    if (task && port.held) port.held.explain();
    if (!task || target === undefined || !port.canMove) return Boolean(task && port.held);
    const index = target === task.id ? null : indexForTarget(view.rows, task.id, target);
    if (index === null) return true;
    port.actions.move(task, index);
    focus.follow(task.id, at === 0 ? 0 : view.ids.length - 1);
    return true;
  };

  return { up: step(-1), down: step(1), top: jump(0), bottom: jump(-1) };
}
