import { overBudget } from './compare';

const budget = { '/dashboard': 176.2, 'task-list': 25.8 };

it('lets pass what keeps to its budget, takes less, or more by what is noise', () => {
  expect(overBudget({ '/dashboard': 177.1, 'task-list': 20 }, budget)).toEqual([]);
});

it('names what has outgrown its budget, and what has none', () => {
  expect(overBudget({ '/dashboard': 177.3, 'task-list': 25.8, notes: 31 }, budget)).toEqual([
    '/dashboard takes 177.3 kB, of 176.2 kB',
    'notes has no budget: it takes 31.0 kB',
  ]);
});
