import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '@plainday/testing-unit';
import { manageDevice } from '@plainday/data-device';
import { account, drop, fileOf, open, person, press, region, rows } from './dev/import-room';

const LOOP = ['habits/loop.zip', 'Loop.zip'] as const;
const TOGGL = ['times/toggl.csv', 'Toggl.csv'] as const;

/** What lies on this device in a store, by key. */
const kept = async (namespace: string) =>
  (await (await manageDevice()).listKept(person())).filter((one) => one.namespace === namespace);

// What is loaded when it is needed takes its time the first time.
beforeAll(() =>
  Promise.all([import('./hooks/rows/run-tools'), import('./hooks/rows/undo-restore')]),
);

beforeEach(async () => {
  await open();
  account().functions['restore_rows'] = ({ table_name: name, rows: list }, tables) => {
    const known = (tables[String(name)] ??= []);
    for (const row of list as { id: string }[]) {
      if (!known.some(({ id }) => id === row.id)) known.push({ ...row, user_id: person() });
    }
    return known.length;
  };
});

test('[SE31] habits of another app are shown, come in once, and are taken back', async () => {
  await drop(fileOf(LOOP));
  const panel = await region('Loop habits');
  expect(panel).toHaveTextContent('3 habits');
  expect(panel).toHaveTextContent('1 habit with amounts, of which the days come');
  expect(rows('habits')).toEqual([]);
  // Three habits, five days on which they were done, one of rest.
  await press('Import 9 entries');
  await region('9 entries came in');
  expect(rows('habits').map(({ title }) => title)).toEqual([
    'Meditate',
    '水を飲む',
    'Run, or walk',
  ]);
  expect(rows('habit_completions')).toHaveLength(5);
  expect(await kept('habits-frozen')).toHaveLength(1);

  await drop(fileOf(LOOP));
  expect(await region('Loop habits')).toHaveTextContent('9 already there');
  expect(screen.getByRole('button', { name: 'Nothing new' })).toBeDisabled();
  await press('Cancel');

  await userEvent.click(screen.getByRole('button', { name: 'Undo import of Loop.zip' }));
  await waitFor(() => expect([rows('habits'), rows('habit_completions')]).toEqual([[], []]));
  await waitFor(async () => expect(await kept('habits-frozen')).toEqual([]));
});

test('[SE31] tracked times come into the projects that are made for them', async () => {
  await drop(fileOf(TOGGL));
  const panel = await region('Toggl times');
  expect(panel).toHaveTextContent('1 project, 5 tracked times');
  await press('Import 5 entries');
  expect(await region('5 entries came in')).toHaveTextContent('1 new project');
  const [project] = rows('projects');
  expect(project).toMatchObject({ title: 'Website' });
  const sessions = rows('time_sessions');
  expect(sessions).toHaveLength(5);
  expect(sessions[0]).toMatchObject({ project_id: project?.['id'], duration: 5401 });
  await press('Undo import');
  await region('Import undone');
  expect([rows('time_sessions'), rows('projects')]).toEqual([[], []]);
});

test('[SE31] notes are added to those that are here, and only they go again', async () => {
  localStorage.setItem(
    `quickNotes`,
    JSON.stringify([{ id: 'mine', content: 'Mine', createdAt: '2026-11-01T00:00:00.000Z' }]),
  );
  const contents = async () => {
    const texts = (await manageDevice()).listLocalTexts(person());
    const notes = texts.find(({ key }) => key === 'quickNotes')?.value ?? '[]';
    return (JSON.parse(notes) as { content: string }[]).map(
      ({ content }) => content.split('\n')[0],
    );
  };
  await drop(fileOf(['notes/keep.zip', 'takeout.zip']));
  expect(await region('Google Keep notes')).toHaveTextContent('3 notes');
  await press('Import 3 entries');
  await region('3 entries came in');
  expect(await contents()).toEqual(['Mine', 'Paint', '[ ] Eggs', 'Archived']);
  await press('Undo import');
  await region('Import undone');
  expect(await contents()).toEqual(['Mine']);
});

test('[SE31] what a mood means that somebody has named is asked', async () => {
  await drop(fileOf(['moods/daylio.csv', 'daylio.csv']));
  await region('Daylio moods');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'The mood Fantastisch is' }),
    'Great',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Import 3 entries' }));
  await region('3 entries came in');
  const moods = (await kept('mood-energy')).map(({ stored }) => stored.value);
  expect(moods).toContainEqual(expect.objectContaining({ mood: 5, notes: 'Familie' }));
});

test('[SE31] where the server takes no rows nothing is said to be in, and it goes on', async () => {
  account().fault = ({ url }) =>
    url.includes('restore_rows') ? json(413, { code: 'PT413', message: 'Full.' }) : undefined;
  await drop(fileOf(LOOP));
  await region('Loop habits');
  await press('Import 9 entries');
  expect(await region('0 tasks came in')).toHaveTextContent(
    '9 of 9 did not come in: the account has no more room.',
  );
  expect(rows('habits')).toEqual([]);
  account().fault = () => undefined;
  await press('Go on');
  await region('9 entries came in');
  expect(rows('habit_completions')).toHaveLength(5);
});
