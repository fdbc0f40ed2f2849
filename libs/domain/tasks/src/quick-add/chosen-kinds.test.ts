import { chosenKinds } from './chosen-kinds';
import { findDoubts } from './find-doubts';
import { parseQuickAdd } from './parse-quick-add';

const options = (choices: object) => ({
  now: new Date(2026, 10, 21, 8, 15),
  projects: [
    { id: 'garden', title: 'Garden' },
    { id: 'house', title: 'House' },
  ],
  chosen: chosenKinds(choices),
});

test.each([
  ['Dig #Garden #House', { project_id: null }],
  ['Run 30 min for 1h', { duration: 15 }],
  ['Buy "tomorrow" book', { due_date: null }],
  ['Paint p1', { priority: 'low' }],
  ['Water every week', { repeat_pattern: null }],
  ['Pay rent remind me 10 min before', { leadMinutes: 5 }],
])('all words of %j that are about what was chosen stay in the title', (text, choices) => {
  const { title, tokens } = parseQuickAdd(text, options(choices));
  expect([title, tokens]).toEqual([text, []]);
});

test.each([
  ['Buy 15m hose and 20m cable', { duration: 15 }],
  ['Read Sunday Times and Friday Post', { due_date: null }],
  ['Fix 1/2 and 2/3', { due_date: null }],
  ['Buy 15m hose for 30 min', { duration: 15 }],
])('nothing that %j may mean is offered where it was chosen', (text, choices) => {
  expect(findDoubts(text, options(choices))).toEqual([]);
});
