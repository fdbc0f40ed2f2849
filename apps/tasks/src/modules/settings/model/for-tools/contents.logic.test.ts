import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFile } from '../../../../shared/import/read-file';
import { run } from '../../../../shared/import/testing/run';
import { forTools } from './compare-tools.logic';
import { contentsOf } from './contents.logic';

const NOW = Date.UTC(2026, 10, 26, 9);
const CONTEXT = { timeZone: 'Europe/Berlin', now: NOW, baseDay: '2026-11-25' };

/** What a sample becomes in the stores of a person. */
function contents(path: string, userId = 'ada') {
  const bytes = new Uint8Array(
    readFileSync(join(__dirname, '../../../../shared/import/fixtures', path)),
  );
  const plan = run(readFile(bytes, path, CONTEXT));
  return run(contentsOf(plan, { userId, nowMs: NOW, projectOf: (key) => `project of ${key}` }));
}

test('[SE31] habits come as rows of their tables, days of rest as values of this device', () => {
  const { tables, device } = contents('habits/loop.zip');
  const [meditate] = tables.get('habits') ?? [];
  expect(meditate).toMatchObject({
    title: 'Meditate',
    created_at: '2026-11-22T00:00:00.000Z',
    ended_on: null,
  });
  const days = tables.get('habit_completions')?.filter((row) => row['habit_id'] === meditate?.id);
  expect(days?.map((row) => row['completed_at'])).toEqual(['2026-11-22', '2026-11-24']);
  expect(device.get('habits-frozen')).toEqual([
    {
      key: `${meditate?.id} 2026-11-23`,
      value: { id: `${meditate?.id} 2026-11-23`, habitId: meditate?.id, day: '2026-11-23' },
      savedAt: NOW,
      version: 1,
    },
  ]);
});

test('[SE31] the table of moods that is exported here is read again, and its moods are known', () => {
  const csv =
    'Date,Time,Mood,Label,Energy,Notes\r\n2026-11-21,08:05,4,Good,2,"Ran, then ""slept"""\r\n' +
    "2026-11-20,23:54,1,Very low,,'- tired\r\n";
  const bytes = new TextEncoder().encode(csv);
  const plan = run(readFile(bytes, 'mood-energy-2026-11-26.csv', CONTEXT));
  expect(plan.tasks).toEqual([]);
  const brought = run(contentsOf(plan, { userId: 'ada', nowMs: NOW, projectOf: () => null }));
  expect(brought.device.get('mood-energy')?.map(({ value }) => value)).toEqual([
    expect.objectContaining({ mood: 4, energy: 2, notes: 'Ran, then "slept"' }),
    expect.objectContaining({ mood: 1, notes: '- tired' }),
  ]);
  const value = { id: 'own', at: Date.UTC(2026, 10, 21, 7, 5, 30), mood: 4, energy: 2 };
  const own = { key: 'own', value, savedAt: NOW, version: 1 };
  const here = { tables: new Map(), device: new Map([['mood-energy', [own]]]), texts: [] };
  expect(run(forTools(brought, here))).toMatchObject({ fresh: 1, known: 1 });
});

test('[SE31] tracked times are rows in the projects of the file', () => {
  const [first] = contents('times/toggl.csv').tables.get('time_sessions') ?? [];
  expect(first).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    task_name: 'Header, "hero" 🔥',
    project_id: 'project of Website',
    task_id: null,
    start_time: '2026-11-20T09:23:00.000Z',
    end_time: '2026-11-20T10:53:01.000Z',
    duration: 5401,
    notes: 'Client: Big Co\nTags: dev, ui\nBillable: yes',
  });
});

test('[SE31] notes, entries, maps and moods are what their tools keep', () => {
  const { texts, device } = contents('notes/keep.zip');
  const [note] = JSON.parse(texts[0]?.value ?? '[]') as { id: string; content: string }[];
  expect(texts[0]?.key).toBe('quickNotes');
  expect(note?.content).toContain('Paint\nRAL 9010\n2 < 3 & "ok"');
  const [marks] = device.get('note-marks') ?? [];
  expect(marks).toMatchObject({ key: 'marks', value: { marks: expect.any(Array) } });
  expect((marks?.value as { marks: object[] }).marks).toContainEqual({
    id: note?.id,
    pinned: true,
    updatedAt: '2025-11-22T10:00:00.000Z',
  });
  const [entry] = contents('notes/evernote.enex').device.get('knowledge-base') ?? [];
  expect(entry?.value).toMatchObject({
    title: 'Recipes & more',
    tags: ['kitchen', 'soup'],
    type: 'note',
    category: 'general',
    createdAt: '2026-10-01T08:00:00.000Z',
    extra: 'source: https://example.org/soup\nauthor: M',
  });
  const [map] = contents('maps/roadmap.xmind').device.get('mind-mapping') ?? [];
  const { nodes } = map?.value as { nodes: { id: string; text: string; connections: string[] }[] };
  expect(nodes.find(({ text }) => text === '2027')?.connections).toEqual(
    nodes.filter(({ text }) => /^Q/.test(text)).map(({ id }) => id),
  );
  expect(contents('moods/daylio.csv').device.get('mood-energy')?.[1]).toEqual({
    key: 'daylio 2026-11-24 08:05 Lausig',
    value: {
      id: 'daylio 2026-11-24 08:05 Lausig',
      at: Date.UTC(2026, 10, 24, 7, 5),
      mood: 1,
    },
    savedAt: NOW,
    version: 1,
  });
});

test.each(['habits/loop.zip', 'times/toggl.csv', 'notes/keep.zip', 'notes/obsidian.zip'])(
  '[SE31] %s is the same rows at every reading, and other ones for another person',
  (path) => {
    const once = contents(path);
    expect(contents(path)).toEqual(once);
    const ids = ({ tables, device, texts }: typeof once) =>
      JSON.stringify([[...tables], [...device], texts]).match(/"id":"[^"]*"/g) ?? [];
    const others = new Set(ids(contents(path, 'grace')));
    expect(ids(once).length).toBeGreaterThan(1);
    expect(ids(once).filter((id) => others.has(id))).toEqual([]);
  },
);
