import { indexForTarget, type DueShortcut, type Priority, type Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { shortcutChanges } from '../../../shared/due-changes.logic';
import type { ListPort } from './list-context';
import type { KeyPlace } from './use-list-keys';
import type { RovingFocus } from './use-roving-focus';
import type { TaskView } from './use-task-view';

interface Ports {
  readonly port: ListPort;
  readonly view: TaskView;
  readonly placeOf: (event: KeyboardEvent) => KeyPlace;
}

const NONE: readonly Task[] = [];

/** What keys do to the task in focus. Nothing but deleting is possible in the trash. */
export function taskHandlers({ port, view, placeOf }: Ports) {
  const familyOf = (task: Task) => view.childrenOf.get(task.id) ?? NONE;

  function onTask(act: (task: Task, row: HTMLElement) => unknown, inTrash = false) {
    return (event: KeyboardEvent) => {
      const { task, row } = placeOf(event);
      if (!task || !row || (port.isTrash && !inTrash)) return false;
      return act(task, row);
    };
  }
  const prioritise = (priority: Priority) =>
    onTask((task) => port.actions.edit(task, { priority }));
  const schedule = (due: DueShortcut) =>
    onTask((task) => port.actions.edit(task, shortcutChanges(task, due, systemClock.now())));

  return {
    edit: (event: KeyboardEvent) => {
      const { row, onRow } = placeOf(event);
      const title = onRow && row?.querySelector<HTMLElement>('[data-edit]');
      if (!title) return false;
      title.click();
      return true;
    },
    settings: onTask((task) => port.openSettings(task)),
    complete: onTask((task) =>
      port.actions[task.completed ? 'restore' : 'tick'](task, familyOf(task)),
    ),
    today: schedule('today'),
    tomorrow: schedule('tomorrow'),
    'next-week': schedule('next-week'),
    high: prioritise('high'),
    medium: prioritise('medium'),
    low: prioritise('low'),
    project: onTask((task, row) => port.pickProject([task], row)),
    subtask: onTask((task) => port.startSubtask(task.id)),
    delete: onTask((task) => {
      if (port.isTrash) port.askRemove(task);
      else port.actions.trash(task, familyOf(task));
    }, true),
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
    port.step(task, by);
    return true;
  };
  const jump = (at: 0 | -1) => (event: KeyboardEvent) => {
    const { task } = placeOf(event);
    const target = view.ids.at(at);
    if (!task || target === undefined || !port.canMove) return false;
    const index = target === task.id ? null : indexForTarget(view.rows, task.id, target);
    if (index === null) return true;
    port.actions.move(task, index);
    focus.follow(task.id, at === 0 ? 0 : view.ids.length - 1);
    return true;
  };

  return { up: step(-1), down: step(1), top: jump(0), bottom: jump(-1) };
}
