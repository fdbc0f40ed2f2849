import 'fake-indexeddb/auto';
import { deviceStore } from '@plainday/data-device';
import { dayKeyOf } from '@plainday/domain-calendar';
import { act } from '@testing-library/react';
import { createTestShell } from '@plainday/testing-unit';
import { createHealthCommands } from './health-commands';
import { healthDays } from './model/health.store';

function setUp(userId: string) {
  const shell = createTestShell();
  const commands = createHealthCommands({ userId, store: null, shell: () => shell }) ?? {};
  const read = async () =>
    (await deviceStore(userId).readItem(healthDays, dayKeyOf(Date.now()))).value;
  return { shell, commands, read };
}

test('water 2 is two glasses, water alone one, and Undo takes back what was logged last', async () => {
  const { shell, commands, read } = setUp('commands-water');
  await commands['water']?.('2');
  await commands['water']?.('');
  expect(await read()).toMatchObject({ water: 3, exercise: 0 });
  await act(async () => void shell.undo.undoLast());
  expect(await read()).toMatchObject({ water: 2 });
});

test('the goal is told once', async () => {
  const { shell, commands } = setUp('commands-goal');
  await commands['exercise']?.('30 min');
  await commands['exercise']?.('');
  expect(shell.toasts.map(({ title }) => title)).toEqual(['Exercise goal achieved']);
});

test.each(['two', '0', '500', '-1'])('water %s logs nothing and says why', async (argument) => {
  const { shell, commands, read } = setUp(`commands-${argument}`);
  await commands['water']?.(argument);
  expect(await read()).toBeUndefined();
  expect(shell.toasts).toMatchObject([{ title: 'Nothing was logged', tone: 'destructive' }]);
});
