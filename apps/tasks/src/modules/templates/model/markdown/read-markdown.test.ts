import { readMarkdown } from './read-markdown';
import { writeMarkdown } from './write-markdown';

const titles = (markdown: string) =>
  readMarkdown(markdown).tasks.map(({ title, subtask }) => (subtask ? `> ${title}` : title));

test.each([
  ['boxes', '- [ ] a\n- [ ] b', ['a', 'b']],
  ['ticked boxes too', '- [x] a\n* [X] b\n+ [ ] c', ['a', 'b', 'c']],
  ['other marks and numbers', '* a\n1. b\n2) c\n• d', ['a', 'b', 'c', 'd']],
  ['boxes without a mark', '[ ] a\n[x] b', ['a', 'b']],
  ['nested items', '- a\n  - b\n    - c\n- d\n\t- e', ['a', '> b', '> c', 'd', '> e']],
  ['an indented list', '   - a\n   - b\n     - c', ['a', 'b', '> c']],
  ['lines without marks', 'a\n\nb\n', ['a', 'b']],
  ['blank items', '- [ ]\n- [ ] \n- \u200b\n- a', ['a']],
  ['Windows lines and rules', '- a\r\n---\r\n- b\r\n***', ['a', 'b']],
  ['nothing', ' \n\n', []],
])('[TE13] reads %s', (_, markdown, expected) => {
  expect(titles(markdown)).toEqual(expected);
});

test('[TE13] the first heading of the first rank is the name, text before the tasks the description', () => {
  const read = readMarkdown('# Trip\nCategory: Travel\n\nPack light.\n\n- [ ] Tickets\n');
  expect(read).toMatchObject({ name: 'Trip', category: 'Travel', description: 'Pack light.' });
  expect(read.leftOut).toBe(0);
  expect(readMarkdown('## Only\n- a').name).toBe('Only');
});

test('[TE13] headings of sections are left out, and counted', () => {
  const read = readMarkdown('## Before\n- a\n## After\nSoon.\n- b');
  expect(read).toMatchObject({ name: '', leftOut: 3 });
  expect(read.tasks.map(({ title, description }) => [title, description])).toEqual([
    ['a', ''],
    ['b', ''],
  ]);
});

test('[TE13] text below an item is its description', () => {
  const { tasks } = readMarkdown('- a\n  first\n\n    second\n- b\nlazy');
  expect(tasks.map(({ description }) => description)).toEqual(['first\n\n  second', 'lazy']);
});

test('[TE13] facts in brackets at the end', () => {
  const { tasks } = readMarkdown(
    '- Call (p1, +3 days, 09:00)\n- Rest (p3)\n- Ask (+1 day)\n- Late (-2 days)\n- Not (me)\n- x (09:00)',
  );
  expect(tasks.map(({ title, priority, due }) => [title, priority, due])).toEqual([
    ['Call', 'high', { days: 3, time: '09:00' }],
    ['Rest', 'low', null],
    ['Ask', 'medium', { days: 1, time: null }],
    ['Late', 'medium', { days: -2, time: null }],
    ['Not (me)', 'medium', null],
    ['x (09:00)', 'medium', null],
  ]);
});

test('[TE14] [decision 89] a day without a time stays one in Markdown', () => {
  const {
    leftOut: _,
    surplus: __,
    ...read
  } = readMarkdown('# T\n\n- [ ] Pack (p1, +3 days, all day)');
  expect(read.tasks[0]).toMatchObject({ title: 'Pack', due: { days: 3, time: null, isDay: true } });
  expect(writeMarkdown(read)).toContain('Pack (p1, +3 days, all day)');
  for (const title of ['Pack (all day)', 'Pack (+3 days, 09:00, all day)'])
    expect(readMarkdown(`- [ ] ${title}`).tasks[0]?.title).toBe(title);
});

test('[TE13] a text of ten thousand lines gives as many tasks as a template takes', () => {
  const read = readMarkdown('- a\n'.repeat(10_000));
  expect(read.tasks).toHaveLength(200);
  expect(read.surplus).toBe(9800);
});
