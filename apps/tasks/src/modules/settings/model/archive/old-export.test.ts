import { isPlaindayArchive, readArchive } from './read-archive';

/** As it was written on 25 November 2026. */
const OLD = {
  format: 'plainday-export',
  version: 1,
  exportedAt: '2026-11-25T09:00:00.000Z',
  tools: [
    {
      id: 'habits',
      title: 'Habit Tracker',
      account: { habits: [{ id: 'h', user_id: 'ada', title: 'Sit' }] },
      device: { 'habits-frozen': { 'h 2026-11-20': { id: 'h 2026-11-20', habitId: 'h' } } },
      literal: {},
    },
    {
      id: 'notes',
      title: 'Quick Notes',
      account: {},
      device: {},
      literal: { quickNotes: [{ id: 'n', content: 'Buy milk' }] },
    },
  ],
};
const fileOf = (value: unknown) => new Blob([JSON.stringify(value, null, 2)]);

test('[SE28] the JSON that was written before there were archives is read as one', async () => {
  const file = fileOf(OLD);
  expect(await isPlaindayArchive(file)).toBe(true);
  const { info, tables, device, texts } = await readArchive(file);
  expect(info).toMatchObject({ account: 'ada', scope: 'part', exportedAt: OLD.exportedAt });
  expect(tables.get('habits')).toEqual(OLD.tools[0]?.account.habits);
  expect(device.get('habits-frozen')).toMatchObject([{ key: 'h 2026-11-20' }]);
  expect(texts).toEqual([{ key: 'quickNotes', value: '[{"id":"n","content":"Buy milk"}]' }]);
});

test.each([
  ['that is cut', new Blob([JSON.stringify(OLD).slice(0, 300)])],
  [
    'whose rows are none',
    fileOf({ ...OLD, tools: [{ ...OLD.tools[0], account: { habits: [1] } }] }),
  ],
  ['of another version', fileOf({ ...OLD, version: 2 })],
])('[SE29] such a file %s is refused', async (_name, file) => {
  expect(await isPlaindayArchive(file)).toBe(true);
  await expect(readArchive(file)).rejects.toMatchObject({ code: 'damaged' });
});
