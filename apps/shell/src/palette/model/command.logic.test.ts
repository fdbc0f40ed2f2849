import type { ListedModule } from '@plainday/federation-contract';
import { argumentOf, findCommands } from './command.logic';

const health: ListedModule = {
  id: 'health-tracker',
  title: 'Health Tracker',
  heading: 'Health Tracker',
  icon: [],
  group: 'tool',
  order: 150,
  remote: 'tools-wellbeing',
  commands: [
    { id: 'open', title: 'Go to Health Tracker', shortcut: 'g e' },
    { id: 'water', title: 'Log water', words: ['water', 'drink'] },
  ],
};

test.each([
  ['water', ''],
  ['water 2', '2'],
  ['Water  2 ', '2'],
  ['wat', ''],
  ['drink 3', '3'],
  ['waterfall', null],
  ['milk', null],
  ['', null],
])('%j asks for water with %j', (typed, argument) => {
  expect(argumentOf(['water', 'drink'], typed)).toBe(argument);
});

test('finds what can be run by its words and by its title, and not what only opens a tool', () => {
  const ids = (typed: string) => findCommands([health], [], typed).map((found) => found.commandId);
  expect(ids('water 2')).toEqual(['water']);
  expect(ids('log w')).toEqual(['water']);
  expect(ids('g wa')).toEqual(['water']);
  expect(ids('go to')).toEqual([]);
  expect(ids('')).toEqual(['water']);
});

test('[issue 37] what is a place is found by its title and its words', () => {
  const settings: ListedModule = {
    ...health,
    id: 'settings',
    commands: [
      { id: 'password', title: 'Password', words: ['change password'], at: 'preferences.password' },
      { id: 'new-project', title: 'Create a project', at: '' },
    ],
  };
  const found = (typed: string) =>
    findCommands([settings, health], [], typed).map(({ commandId, at }) => [commandId, at]);
  expect(found('passw')).toEqual([['password', 'preferences.password']]);
  expect(found('change pass')).toEqual([['password', 'preferences.password']]);
  expect(found('a pro')).toEqual([['new-project', '']]);
  // Words that go on name something else.
  expect(found('password for the bank')).toEqual([]);
  expect(found('wat')).toEqual([['water', undefined]]);
});

test('a hidden tool has no commands', () => {
  expect(findCommands([health], ['health-tracker'], 'water')).toEqual([]);
});
