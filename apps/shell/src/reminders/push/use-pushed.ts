import type { Task } from '@plainday/domain-tasks';
import type { Selection } from '@plainday/federation-contract';
import { useEffect, useRef, useState } from 'react';
import { readView } from '../../selection/selection.logic';
import type { ReminderAnswers } from '../use-reminder-answers';

/** A task that is not there by then was answered elsewhere. */
const WAIT_MS = 30_000;

/** What was chosen on a notification, and is a page's to do. */
interface Chosen {
  readonly taskId: string;
  readonly answer: string;
}

/** What the worker tells the page. */
interface WorkerMessage {
  readonly opened?: { readonly kind: string; readonly id?: string; readonly page?: string };
  readonly answer?: string;
}

/** From the address that the worker opened. */
function fromAddress(): Chosen | null {
  const { searchParams } = new URL(window.location.href);
  const [taskId, answer] = [searchParams.get('reminder'), searchParams.get('answer')];
  return taskId && answer ? { taskId, answer } : null;
}

/** So that a reload does not answer again. */
function takeOutOfAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('answer')) return;
  url.searchParams.delete('reminder');
  url.searchParams.delete('answer');
  window.history.replaceState(window.history.state, '', url);
}

/** Does what was chosen on a notification, once the tasks are known: here with Undo, and with the outbox offline. */
export function usePushed(
  tasks: readonly Task[] | undefined,
  answers: ReminderAnswers,
  onOpen: (selection: Selection) => void,
): void {
  const [chosen, setChosen] = useState(fromAddress);
  const done = useRef<Chosen | null>(null);

  useEffect(() => {
    // Not while it is drawn: a first draft may be thrown away, and what it took with it.
    takeOutOfAddress();
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : null;
    const hear = ({ data }: MessageEvent<WorkerMessage | null>) => {
      const taskId = data?.opened?.id;
      if (taskId !== undefined) setChosen({ taskId, answer: data?.answer ?? '' });
      const { kind, page = '' } = data?.opened ?? {};
      if (kind === 'notice')
        onOpen(readView(new URL(page, window.location.href).searchParams).selection);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [onOpen]);

  useEffect(() => {
    if (!chosen) return undefined;
    const timer = setTimeout(() => setChosen(null), WAIT_MS);
    return () => clearTimeout(timer);
  }, [chosen]);

  useEffect(() => {
    if (!chosen || done.current === chosen) return;
    // The lists that the device has kept may be older than the reminder: it comes with the next ones.
    const task = tasks?.find(({ id }) => id === chosen.taskId);
    if (!task) return;
    done.current = chosen;
    if (chosen.answer === 'done') answers.done(task);
    else if (chosen.answer === 'snooze') answers.snooze(task);
    else answers.open(task);
  }, [tasks, chosen, answers]);
}
