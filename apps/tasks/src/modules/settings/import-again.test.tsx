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
  reload,
  rows,
} from './dev/import-room';

const titles = () => rows('tasks').map(({ title }) => title);

const TABLE = 'id,Title,Due\n1,Water the roses,2026-12-01\n2,Buy soil,2026-12-02\n';

async function importTable(content = TABLE) {
  await drop(fileWith(content, 'garden.csv'));
  await region('Spreadsheet');
}

test('[SE24] an import is taken back after a reload, and what was edited since is named', async () => {
  const { unmount } = await open();
  await importTable();
  await press('Import 2 tasks');
  await region('2 tasks came in');
  unmount();
  const edited = rows('tasks').find(({ title }) => title === 'Buy soil');
  Object.assign(edited ?? {}, { title: 'Buy compost', rev: 1 });
  await reload();
  const history = await region('Earlier imports');
  expect(history).toHaveTextContent('Spreadsheet, 2 tasks');
  expect(history).toHaveTextContent('garden.csv');
  await press('Undo import of garden.csv');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '1 of these tasks was edited since: “Buy compost”.',
  );
  expect(titles()).toHaveLength(2);
  await press('Keep them');
  await waitFor(() => expect(titles()).toEqual(['Buy compost']));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier imports' })).toBeNull());
});

test('[SE24] an import that ends in the middle of nowhere leaves its way back, and goes on', async () => {
  const { unmount } = await open();
  account().fault = ({ url }) =>
    url.includes('add_tasks') ? json(400, { code: 'PT400', message: 'No.' }) : undefined;
  await importTable();
  await press('Import 2 tasks');
  await region('0 tasks came in');
  unmount();
  account().fault = () => undefined;
  await reload();
  expect(await region('Earlier imports')).toHaveTextContent('Not all of it came in.');
  await importTable();
  await press('Import 2 tasks');
  await region('2 tasks came in');
  expect([titles(), rows('projects')]).toEqual([
    ['Water the roses', 'Buy soil'],
    [expect.anything()],
  ]);
});

test('[SE24] a newer file adds what is new and offers what changed at its source, and both go back', async () => {
  await open();
  await importTable();
  await press('Import 2 tasks');
  await region('2 tasks came in');
  // Here the second was edited; at its source the first was.
  const own = rows('tasks').find(({ title }) => title === 'Buy soil');
  Object.assign(own ?? {}, { title: 'Buy compost', rev: 1 });
  await importTable('id,Title,Due\n1,Water the tulips,2026-12-01\n2,Buy soil,2026-12-02\n3,Mow,\n');
  const panel = await region('Spreadsheet');
  expect(panel).toHaveTextContent('1 new');
  expect(panel).toHaveTextContent('2 already there, 1 changed at the source');
  await userEvent.click(within(panel).getByRole('switch', { name: /Take over what changed/ }));
  await press('Import 2 tasks');
  await region('1 task came in');
  expect(titles().sort()).toEqual(['Buy compost', 'Mow', 'Water the tulips']);
  await press('Undo import');
  await region('Import undone');
  expect(titles().sort()).toEqual(['Buy compost', 'Water the roses']);
});

test('[SE23] everything can go into one new project', async () => {
  await open();
  await drop(fileOf(['texts/todo.txt', 'todo.txt']));
  const panel = await region('todo.txt');
  await userEvent.click(within(panel).getByRole('radio', { name: 'One project' }));
  await press('Import 9 tasks');
  await region('9 tasks came in');
  expect(rows('projects').map(({ title }) => title)).toEqual(['todo']);
  const [project] = rows('projects');
  expect(new Set(rows('tasks').map((task) => task['project_id']))).toEqual(
    new Set([project?.['id']]),
  );
});

test('[SE22] [SE23] the columns of a table nobody knows are matched by hand', async () => {
  await open();
  await drop(fileWith('Was;Bis;Wo\nRasen mähen;03.12.2026;Garten\nÖl;;Keller\n', 'liste.csv'));
  const panel = await region('Spreadsheet');
  expect(within(panel).getByRole('row', { name: /Was/ })).toHaveTextContent('Rasen mähen');
  expect(within(panel).getByRole('combobox', { name: 'Was becomes' })).toHaveValue('title');
  expect(within(panel).getByRole('combobox', { name: 'Bis becomes' })).toHaveValue('due');
  await userEvent.selectOptions(
    within(panel).getByRole('combobox', { name: 'Wo becomes' }),
    'Project',
  );
  await within(panel).findByText('Keller', { selector: 'button' });
  await press('Import 2 tasks');
  await region('2 tasks came in');
  expect(rows('projects').map(({ title }) => title)).toEqual(['Garten', 'Keller']);
});

test('[SE23] rows that cannot come in are given back as they stand in the file', async () => {
  await open();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await importTable('id,Title,Due,Notes,List\n1,Mow,,,Garden\n2,,2026-12-02,,"House, old"\n');
  await press('Import 1 task');
  await region('1 task came in');
  await press('Download this row');
  const text = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(saved[0] ?? new Blob());
  });
  expect(text).toBe('id,Title,Due,Notes,List\r\n2,,2026-12-02,,"House, old"\r\n');
  expect(rows('projects').map(({ title }) => title)).toEqual(['Garden']);
});

test('[SE23] days and zones are asked for where the file leaves them open', async () => {
  await open();
  await drop(fileOf(PROJECT));
  const todoist = await region('Todoist project');
  expect(within(todoist).queryByRole('combobox', { name: 'Time zone of the file' })).toBeNull();
  await press('Cancel');
  await drop(fileWith('title,due\nMow,2026-12-01 10:00\n', 'times.csv'));
  const times = await region('Spreadsheet');
  expect(within(times).getByRole('combobox', { name: 'Time zone of the file' })).toBeVisible();
  await press('Cancel');
  await importTable();
  const table = await region('Spreadsheet');
  expect(within(table).queryByRole('combobox', { name: 'Time zone of the file' })).toBeNull();
});

test('[SE24] Stop takes out again what came in', async () => {
  await open();
  const many = Array.from({ length: 600 }, (_, at) => `${at},Task ${at},`).join('\n');
  await importTable(`id,Title,Due\n${many}\n`);
  let sent = 0;
  account().fault = ({ url }) => {
    if (url.includes('add_tasks') && (sent += 1) === 1) {
      screen.getByRole('button', { name: 'Stop' }).click();
    }
    return undefined;
  };
  await press('Import 600 tasks');
  await region('Import undone');
  expect([sent, rows('tasks'), rows('projects')]).toEqual([1, [], []]);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Earlier imports' })).toBeNull());
});

test('[SE23] events of a calendar come as tasks only where that is asked for', async () => {
  await open();
  const event = 'BEGIN:VEVENT\nUID:1\nSUMMARY:Fair\nDTSTART;VALUE=DATE:21000101\nEND:VEVENT\n';
  await drop(fileWith(`BEGIN:VCALENDAR\n${event}END:VCALENDAR\n`, 'town.ics'));
  const panel = await region('Calendar file');
  expect(within(panel).getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  const events = within(panel).getByRole('switch', { name: /Take 1 event as tasks/ });
  await userEvent.click(events);
  expect(events).toBeChecked();
  await within(panel).findByText('Fair');
  await press('Import 1 task');
  await region('1 task came in');
  expect(titles()).toEqual(['Fair']);
});
