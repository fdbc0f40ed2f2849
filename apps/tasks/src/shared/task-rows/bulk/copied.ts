import { dayKeyOf, timeOfDay } from '@plainday/domain-calendar';
import type { Task } from '@plainday/domain-tasks';

/** Tasks as other programs take them from the clipboard. */
export interface Copied {
  /** A check list in Markdown, which is read again where it is pasted here. */
  readonly markdown: string;
  readonly html: string;
}

function dueText({ due_date: due, due_day: day }: Task): string {
  if (due === null || day !== null) return day ?? '';
  const at = Date.parse(due);
  return `${dayKeyOf(at)} ${timeOfDay(at)}`;
}

function textOf(task: Task): string {
  const tags = (task.tags ?? []).map((tag) => `@${tag}`);
  return [task.title, dueText(task), ...tags].filter(Boolean).join(' ');
}

function itemOf(task: Task): HTMLLIElement {
  const item = document.createElement('li');
  const text = task.completed ? item.appendChild(document.createElement('s')) : item;
  text.textContent = textOf(task);
  return item;
}

/** Tasks with their subtasks below them, as a check list and as HTML. */
export function copiedOf(
  tasks: readonly Task[],
  childrenOf: ReadonlyMap<string, readonly Task[]>,
): Copied {
  const lines: string[] = [];
  const list = document.createElement('ul');
  const line = (task: Task) => `- [${task.completed ? 'x' : ' '}] ${textOf(task)}`;
  for (const task of tasks) {
    const below = childrenOf.get(task.id) ?? [];
    lines.push(line(task), ...below.map((child) => `  ${line(child)}`));
    const item = list.appendChild(itemOf(task));
    if (below.length > 0)
      item.appendChild(document.createElement('ul')).append(...below.map(itemOf));
  }
  return { markdown: `${lines.join('\n')}\n`, html: list.outerHTML };
}
