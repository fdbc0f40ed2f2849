import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArchive } from './read-archive';
import { unseal } from './sealed/unseal';

const fixture = (name: string) =>
  new Blob([new Uint8Array(readFileSync(join(__dirname, 'fixtures', name)))]);

/** What the archive of 26 November 2026 was made from. It is never written anew. */
test.each([
  ['in the open', async () => fixture('version-1.zip')],
  ['sealed', () => unseal(fixture('version-1.sealed'), 'Grüße, 26 Nov')],
])('[SE28] an archive of version 1 is read by every later one, %s', async (_name, open) => {
  const archive = await readArchive(await open());
  expect(archive.info).toMatchObject({
    version: 1,
    exportedAt: '2026-11-26T09:00:00.000Z',
    account: '11111111-1111-4111-8111-111111111111',
    scope: 'everything',
  });
  const [parent, child] = archive.tables.get('tasks') ?? [];
  expect(parent).toMatchObject({ title: 'Water the plants 🌱', due_date: '2026-12-01T09:00:00Z' });
  expect(child).toMatchObject({ parent_task_id: parent?.id, completed: true });
  expect(archive.tables.get('ideas')).toEqual([
    { id: expect.any(String), tags: ['a'], title: 'I' },
  ]);
  expect(archive.device.get('mood-energy')).toEqual([
    {
      key: 'm',
      value: { id: 'm', at: 1, mood: 4, energy: 3, notes: 'Run' },
      savedAt: 7,
      version: 1,
    },
  ]);
  expect(archive.texts).toContainEqual({
    key: 'quickNotes',
    value: '[{"id":"n","content":"Buy milk"}]',
  });
  const [sound] = archive.sounds.values();
  const bytes = await new Response(sound?.stream()).arrayBuffer();
  expect([...new Uint8Array(bytes)].slice(0, 3)).toEqual([0, 31, 62]);
});
