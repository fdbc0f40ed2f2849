import { act, renderHook } from '@testing-library/react';
import type { Selection } from '@plainday/federation-contract';
import type { Task } from '@plainday/domain-tasks';
import { buildTask } from '@plainday/testing-unit';
import { usePushed } from './use-pushed';

const task = buildTask({ id: 'task-1', title: 'Water' });
let said: string[];
let opened: Selection[];
let worker: EventTarget;
const say = (word: string) => (answered: Task) => void said.push(`${word} ${answered.id}`);
const answers = {
  done: say('done'),
  snooze: say('snooze'),
  open: say('open'),
  dismiss: say('dismiss'),
};
const tell = (data: unknown) =>
  act(() => void worker.dispatchEvent(new MessageEvent('message', { data })));

function start(tasks: readonly Task[] | undefined) {
  return renderHook(
    ({ known }) => usePushed(known, answers, (selection) => void opened.push(selection)),
    { initialProps: { known: tasks } },
  );
}

beforeEach(() => {
  said = [];
  opened = [];
  worker = new EventTarget();
  Object.defineProperty(navigator, 'serviceWorker', { value: worker, configurable: true });
  window.history.replaceState(null, '', '/dashboard?view=today');
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('[DB22] the answer in the address is given once the task is known, and taken out of it', () => {
  window.history.replaceState(null, '', '/dashboard?view=today&reminder=task-1&answer=done');
  const { rerender } = start(undefined);
  expect(window.location.search).toBe('?view=today');
  rerender({ known: [] });
  expect(said).toEqual([]);
  rerender({ known: [task] });
  rerender({ known: [{ ...task }] });
  expect(said).toEqual(['done task-1']);
});

test('[DB22] what the worker tells is done: an answer, or the task opened', () => {
  start([task]);
  tell({ opened: { kind: 'reminder', id: 'task-1' }, answer: 'snooze' });
  tell({ opened: { kind: 'reminder', id: 'task-1' }, answer: '' });
  tell({ opened: { kind: 'several' }, answer: '' });
  tell({ pushed: { kind: 'reminder', id: 'task-1' } });
  tell(null);
  expect(said).toEqual(['snooze task-1', 'open task-1']);
});

test('[DB22] a notice that was tapped opens its page, one that a page has shown brings this page up alone', () => {
  start([task]);
  tell({ opened: { kind: 'page', page: '/dashboard?tool=goals' }, answer: '' });
  tell({ opened: { kind: 'notice', page: '/dashboard?tool=pomodoro' }, answer: '' });
  tell({ opened: { kind: 'notice', page: '/dashboard?view=today' }, answer: '' });
  expect(opened).toEqual([
    { kind: 'tool', toolId: 'pomodoro' },
    { kind: 'tool', toolId: 'today' },
  ]);
  expect(said).toEqual([]);
});
