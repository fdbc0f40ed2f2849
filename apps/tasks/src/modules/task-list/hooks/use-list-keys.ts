import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { PRIORITIES, type DueShortcut, type Task } from '@plainday/domain-tasks';
import { systemClock } from '@plainday/shared-platform';
import { shortcutChanges } from '../../../shared/due-changes.logic';
import { useListPort, type ListPort } from './list-context';
import type { RovingFocus } from './use-roving-focus';
import type { TaskView } from './use-task-view';

const FLOATING = '[role="dialog"],[role="alertdialog"],[role="menu"]';
const DUE_KEYS: Readonly<Record<string, DueShortcut>> = {
  t: 'today',
  m: 'tomorrow',
  w: 'next-week',
};
/** How long the second key of a pair may take. Milliseconds. */
const PAIR_MS = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('textarea,select,[contenteditable],input:not([type="checkbox"])') !== null
  );
}

interface Options {
  readonly view: TaskView;
  readonly list: RefObject<HTMLElement | null>;
  readonly focus: RovingFocus;
}

/** The keys of conventions.md for lists. Keys of the focused row come before those of the page. */
export function useListKeys({ view, list, focus }: Options): void {
  const port = useListPort();
  const pairUntil = useRef(0);

  useEffect(() => {
    function step(by: number): void {
      const { ids } = view;
      const at = focus.activeId === null ? -1 : ids.indexOf(focus.activeId);
      const next = ids[Math.max(0, Math.min(ids.length - 1, at + by))];
      if (next !== undefined) focus.focusRow(next);
    }

    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || isTyping(event.target)) return;
      if (document.querySelector(FLOATING)) return;
      const row = event.target instanceof HTMLElement && event.target.closest('[data-task-id]');
      const inRow = row instanceof HTMLElement && list.current?.contains(row) ? row : null;
      const task = inRow && view.roots.find(({ id }) => id === inRow.dataset.taskId);
      const onRow = inRow === event.target;
      const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
      const isPair = systemClock.now() < pairUntil.current;
      pairUntil.current = 0;

      if (plain && task && isPair && DUE_KEYS[event.key]) {
        port.actions.edit(
          task,
          shortcutChanges(task, DUE_KEYS[event.key] ?? 'today', systemClock.now()),
        );
      } else if (plain && event.key === 't' && task && !port.isTrash) {
        pairUntil.current = systemClock.now() + PAIR_MS;
      } else if (plain && (event.key === 'j' || (onRow && event.key === 'ArrowDown'))) {
        step(1);
      } else if (plain && (event.key === 'k' || (onRow && event.key === 'ArrowUp'))) {
        step(-1);
      } else if (onRow && plain && event.key === 'Home') {
        step(-view.ids.length);
      } else if (onRow && plain && event.key === 'End') {
        step(view.ids.length);
      } else if (!task || !taskKey(event, task, inRow, view, port)) {
        return;
      }
      event.preventDefault();
    }

    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [view, list, focus, port]);
}

/** A key that acts on one task. False when it means nothing. */
function taskKey(
  event: KeyboardEvent,
  task: Task,
  row: HTMLElement,
  view: TaskView,
  port: ListPort,
): boolean {
  const family = view.childrenOf.get(task.id) ?? [];
  const command = event.ctrlKey || event.metaKey;
  if (command && event.shiftKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
    port.step(task, event.key === 'ArrowUp' ? -1 : 1);
    return true;
  }
  if (event.key === 'Delete' || (command && event.key === 'Backspace')) {
    if (port.isTrash) port.askRemove(task);
    else port.actions.trash(task, family);
    return true;
  }
  if (command || event.altKey || port.isTrash) return false;
  const priority = PRIORITIES[Number(event.key) - 1];
  if (priority) port.actions.edit(task, { priority });
  else if (event.key === 'd') port.actions[task.completed ? 'restore' : 'tick'](task, family);
  else if (event.key === 'i') port.openSettings(task);
  else if (event.key === 'A' && event.shiftKey) port.startSubtask(task.id);
  else if (event.key === 'Enter' && event.target === row) {
    row.querySelector<HTMLElement>('[data-edit]')?.click();
  } else return false;
  return true;
}
