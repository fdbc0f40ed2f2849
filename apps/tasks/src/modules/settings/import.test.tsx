import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '@plainday/testing-unit';
import {
  account,
  drop,
  fileOf,
  fileWith,
  open,
  press,
  PROJECT,
  region,
  rows,
} from './dev/import-room';

test('[SE22] [SE23] [SE24] what a file would bring is shown, imported once, and taken back', async () => {
  await open();
  await drop(fileOf(PROJECT));
  const panel = await region('Todoist project');
  expect(panel).toHaveTextContent('9 new');
  expect(panel).toHaveTextContent('Left behind: 1 comment');
  expect(rows('tasks')).toEqual([]);

  await press('Import 9 tasks');
  await region('9 tasks came in');
  expect(rows('projects').map(({ title }) => title)).toEqual(['Home improvement']);
  const tap = rows('tasks').find(({ title }) => title === 'Fix the kitchen tap');
  expect(tap).toMatchObject({
    priority: 'high',
    project_id: rows('projects')[0]?.['id'],
    tags: ['errands', 'quick_win'],
  });

  await drop(fileOf(PROJECT));
  expect(await region('Todoist project')).toHaveTextContent('9 already there');
  expect(screen.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await press('Cancel');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect([rows('tasks'), rows('projects')]).toEqual([[], []]));

  await drop(fileOf(PROJECT));
  await region('Todoist project');
  await press('Import 9 tasks');
  await region('9 tasks came in');
  await press('Undo import');
  await region('Import undone');
  expect([rows('tasks'), rows('projects')]).toEqual([[], []]);
});

test('[SE23] what was edited since is named, and can stay', async () => {
  await open();
  await drop(fileOf(PROJECT));
  await region('Todoist project');
  await press('Import 9 tasks');
  await region('9 tasks came in');
  const edited = rows('tasks').find(({ title }) => title === 'Call the landlord');
  Object.assign(edited ?? {}, { title: 'Call her', rev: 1 });
  await press('Undo import');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 of these tasks was edited since: “Call her”.',
  );
  await press('Keep them');
  expect(await region('Import undone')).toHaveTextContent('still here: 1');
  expect(rows('tasks').map(({ title }) => title)).toEqual(['Call her']);
  expect(rows('projects')).toHaveLength(1);
});

test('[SE23] a project that is left out stays out, and the button says how many come', async () => {
  await open();
  await drop(fileOf(['texts/todo.txt', 'todo.txt']));
  const panel = await region('todo.txt');
  expect(within(panel).getByRole('button', { name: 'Import 9 tasks' })).toBeEnabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Import No project' }));
  await press('Import 2 tasks');
  await region('2 tasks came in');
  expect(rows('tasks').map(({ title }) => title)).toEqual(['Call the plumber', 'Order paint']);
});

test('[SE24] what the server refuses is said, and the next import goes on from there', async () => {
  await open();
  account().fault = ({ url }) =>
    url.includes('add_tasks') ? json(400, { code: 'PT400', message: 'No.' }) : undefined;
  await drop(fileOf(PROJECT));
  await region('Todoist project');
  await press('Import 9 tasks');
  expect(await region('0 tasks came in')).toHaveTextContent(
    '9 of 9 did not come in, from “Fix the kitchen tap” on: the server did not accept the rest.',
  );
  account().fault = () => undefined;
  await drop(fileOf(PROJECT));
  await region('Todoist project');
  await press('Import 9 tasks');
  await region('9 tasks came in');
  expect(rows('projects')).toHaveLength(1);
  expect(rows('tasks')).toHaveLength(9);
});

test('[SE22] several files that are dropped come one after another', async () => {
  await open();
  await drop(fileOf(PROJECT), fileWith('title\nBuy milk\n', 'list.csv'), fileWith('', 'b.csv'));
  await region('Todoist project');
  expect(screen.getByText('Then: list.csv, b.csv')).toBeVisible();
  await press('Import 9 tasks');
  await region('9 tasks came in');
  await press('Close');
  await region('Spreadsheet');
  await press('Import 1 task');
  await region('1 task came in');
  await press('Close');
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is empty.');
  expect(screen.queryByText(/^Then:/)).toBeNull();
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(rows('tasks')).toHaveLength(10);
});

test('[SE25] a file that cannot be read is refused in one sentence', async () => {
  await open();
  await drop(fileOf(['hostile/wrong-kind.csv', 'wrong-kind.csv']));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is not one we can read.');
  await drop(fileOf(['hostile/empty.csv', 'empty.csv']));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This file is empty.'));
  await press('Close');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[SE25] a row that cannot come in is named with its line and why, before and after', async () => {
  await open();
  await drop(fileWith('Title,Due\nBuy milk,\n,2026-12-01\n', 'list.csv'));
  expect(await region('Spreadsheet')).toHaveTextContent('(no title): Row 3 has no title');
  await press('Import 1 task');
  const done = await region('1 task came in');
  expect(within(done).getByRole('list', { name: 'Could not come in' })).toHaveTextContent(
    '(no title): Row 3 has no title',
  );
});

test('[SE25] rows of a file without tasks are named too', async () => {
  await open();
  const heads = 'Description,Project,Start date,Start time,Stop date,Stop time';
  const rows = 'Call,,2026-11-23,09:00,2026-11-23,10:00\nRun,,2026-11-23,09:00,,';
  await drop(fileWith(`${heads}\n${rows}\n`, 'times.csv'));
  const panel = await region('Toggl times');
  expect(within(panel).getByRole('list', { name: 'Cannot come in' })).toHaveTextContent(
    'Run: Row 3 is still running',
  );
});

test('[SE24] one row that the server refuses is named and left out, and all others come in', async () => {
  await open();
  let calls = 0;
  account().fault = async (request) => {
    if (!request.url.includes('add_tasks')) return undefined;
    calls += 1;
    return (await request.clone().text()).includes('Task 137')
      ? json(400, { code: '23514', message: 'No.' })
      : undefined;
  };
  const lines = Array.from({ length: 500 }, (_, at) => `Task ${at + 1}`);
  await drop(fileWith(`Title\n${lines.join('\n')}\n`, 'list.csv'));
  await region('Spreadsheet');
  await press('Import 500 tasks');
  const done = await region('499 tasks came in');
  const list = within(done).getByRole('list', { name: 'Not accepted' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  expect(list).toHaveTextContent('Task 137');
  expect(within(done).queryByRole('alert')).toBeNull();
  expect(rows('tasks')).toHaveLength(499);
  expect(calls).toBeLessThanOrEqual(1 + 2 * 9);
});
