import type { KeyboardEvent } from 'react';
import { readPreferences } from '@plainday/data-preferences';
import type { Task } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { useShortcuts } from '@plainday/ui-patterns';
import { listOfTask } from '../../../shared/list-of-task';
import { startUsual } from '../../../shared/timer-entries';
import { MATRIX_DATES } from '../model/matrix-dates';
import { QUADRANTS } from '../model/quadrants';
import { cardsIn, cardsOf, quadrantOfCard } from './card-focus';
import type { MatrixPort } from './matrix-port';
import type { Matrix } from './use-matrix';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Keys of the card in which the focus is: 1–4 send it to a quadrant, D completes it, T dates it, I opens its settings, Y starts a timer, arrows and J / K walk. */
export function useMatrixKeys(
  { taskById }: Matrix,
  port: MatrixPort,
  onChooseDay: (task: Task, card: HTMLElement) => void,
) {
  const { user, navigate } = useShell();

  const date =
    (act: (task: Task, card: HTMLElement) => void) =>
    (event: { readonly target: EventTarget | null }) => {
      const { target } = event;
      const card =
        target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task-id]') : null;
      const id = card?.dataset.taskId;
      const task = id === undefined ? undefined : taskById.get(id);
      if (task && card) act(task, card);
      return task !== undefined;
    };
  useShortcuts(
    MATRIX_DATES,
    {
      today: date((task) => port.schedule(task, 'today')),
      tomorrow: date((task) => port.schedule(task, 'tomorrow')),
      'next-week': date((task) => port.schedule(task, 'next-week')),
      date: date(onChooseDay),
    },
    { singleKeys: () => readPreferences(user.id).singleKeys },
  );

  return function handleKey(event: KeyboardEvent<HTMLElement>): void {
    const { target, currentTarget: board, key } = event;
    const card =
      target instanceof HTMLElement ? target.closest<HTMLElement>('[data-task-id]') : null;
    // Arrows belong to whatever has the focus within a card; letters and digits are the card's.
    if (!card?.dataset.taskId || (key.length > 1 && card !== target)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const task = taskById.get(card.dataset.taskId);
    if (!task || (key.length === 1 && !readPreferences(user.id).singleKeys)) return;

    const quadrant = QUADRANTS[Number(key) - 1];
    const step = STEPS[key];
    if (quadrant) port.moveTo(task, quadrant.id);
    else if (key === 'd') port.complete(task);
    else if (key === 'y') startUsual(task, port.sessions);
    else if (key === 'i') navigate({ ...listOfTask(task), taskId: task.id });
    else if (step !== undefined) {
      const cards = cardsIn(board);
      cards[cards.indexOf(card) + step]?.focus();
    } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const at = QUADRANTS.findIndex(({ id }) => id === quadrantOfCard(card));
      const beside = QUADRANTS[key === 'ArrowLeft' ? at & ~1 : at | 1];
      if (beside && beside !== QUADRANTS[at]) cardsOf(board, beside.id)[0]?.focus();
    } else return;
    event.preventDefault();
  };
}
