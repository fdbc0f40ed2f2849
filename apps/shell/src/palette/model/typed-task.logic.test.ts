import { titleTyped } from './typed-task.logic';

it.each([
  ['Pay rent', false, 'Pay rent'],
  ['add task Pay rent tomorrow', true, 'Pay rent tomorrow'],
  ['Add a task call Ada', true, 'call Ada'],
  ['add task', true, ''],
  ['add tasks to the plan', false, 'add tasks to the plan'],
])('%s', (text, isAsked, title) => {
  expect(titleTyped(text)).toEqual({ isAsked, title });
});
