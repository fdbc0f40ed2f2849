import { SHELL_SHORTCUTS } from '../../shortcuts/shell-shortcuts';
import { SHELL_ACTIONS } from './shell-actions';

test('[issue 44] [F3] all that the keys of the shell do is an action of the palette, but for opening it', () => {
  const actions = SHELL_ACTIONS.map(({ title, shortcut }) => `${title} ${shortcut}`);
  const keys = SHELL_SHORTCUTS.filter(({ id }) => id !== 'palette');
  expect(actions).toEqual([
    ...keys.map(({ title, shortcut }) => `${title} ${shortcut}`),
    'Undo mod+z | u',
  ]);
});
