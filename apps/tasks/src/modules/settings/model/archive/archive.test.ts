import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ArchivedRow, ArchivedValue, ArchiveRefusal, Contents } from './format';
import { checkSounds, isPlaindayArchive, readArchive } from './read-archive';
import { sealing } from './sealed/seal';
import { putSounds } from './sounds';
import { isSealed, unseal } from './sealed/unseal';
import { writeArchive } from './write-archive';

interface Repeated {
  readonly prefix?: string;
  readonly char: string;
  readonly n: number;
}

const hostile = JSON.parse(
  readFileSync(join(process.cwd(), 'tools/gateway/contract/fixtures/hostile.json'), 'utf8'),
) as { strings: Record<string, (string | Repeated)[]> };
const texts = Object.values(hostile.strings)
  .flat()
  .map((spec) =>
    typeof spec === 'string'
      ? spec
      : (spec.prefix ?? '') + spec.char.repeat(Math.min(spec.n, 3000)),
  );
const AT = Date.UTC(2026, 10, 26, 9);
const sound = new Blob([new Uint8Array(200_000).map((_, at) => (at * 31) % 253)], {
  type: 'audio/webm;codecs=opus',
});

const contents: Contents = {
  tables: new Map<string, readonly ArchivedRow[]>([
    [
      'tasks',
      texts.map((title, at) => ({ id: `t${at}`, title, due_date: '2026-11-26T09:00:00Z' })),
    ],
    ['a_table_of_later', [{ id: 'x', column_of_later: { deep: [1, null, '="1+1"'] } }]],
    ['__proto__', []],
  ]),
  device: new Map<string, readonly ArchivedValue[]>([
    ['voice-recordings', [{ key: 'a', value: { id: 'a', audio: sound }, savedAt: 1, version: 3 }]],
    [
      'mood-energy',
      texts.map((notes, at) => ({ key: `m${at}`, value: { id: `m${at}`, notes }, savedAt: at })),
    ],
    ['a-store-of-later', [{ key: 'state', value: { kept: true }, savedAt: 5 }]],
  ]),
  texts: [{ key: 'quickNotes', value: JSON.stringify([{ id: 'n', content: 'Buy milk' }]) }],
};

const write = (passphrase?: string) => {
  const stream = writeArchive({
    contents,
    account: 'ada',
    scope: 'everything',
    waiting: [],
    at: AT,
  });
  return new Response(
    passphrase ? stream.pipeThrough(sealing(passphrase, 1000, 4096)) : stream,
  ).blob();
};
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: ArchiveRefusal) => error.code,
  );
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

test('[SE27] [SE28] what is written is read again, whatever is in it', async () => {
  const file = await write();
  expect(await isPlaindayArchive(file)).toBe(true);
  const archive = await readArchive(file);
  expect(archive.info).toMatchObject({ version: 1, account: 'ada', scope: 'everything' });
  expect(archive.tables).toEqual(contents.tables);
  expect(archive.device.get('mood-energy')).toEqual(contents.device.get('mood-energy'));
  expect(archive.device.get('a-store-of-later')).toEqual(contents.device.get('a-store-of-later'));
  expect(archive.texts).toEqual(contents.texts);
  await checkSounds(archive);
  const [kept] = archive.device.get('voice-recordings') ?? [];
  const { audio } = (await putSounds(kept?.value, archive.sounds)) as { audio: Blob };
  expect(audio.type).toBe(sound.type);
  expect(await bytesOf(audio)).toEqual(await bytesOf(sound));
});

test('[SE27] beside the data lie twins that are read without Plainday', async () => {
  const files = unzipSync(await bytesOf(await write()));
  expect(Object.keys(files)[0]).toBe('archive.json');
  const table = files['readable/a_table_of_later.csv'] ?? new Uint8Array();
  expect([...table.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(strFromU8(table)).toBe(
    'id,column_of_later\r\nx,"{""deep"":[1,null,""=\\""1+1\\""""]}"\r\n',
  );
  expect(strFromU8(files['readable/quickNotes.md'] ?? new Uint8Array())).toContain('Buy milk');
  const calendar = strFromU8(files['readable/tasks.ics'] ?? new Uint8Array());
  expect(calendar).toContain('DUE:20261126T090000Z\r\n');
  expect(files['recordings/voice-recordings-0001.webm']).toEqual(await bytesOf(sound));
});

test('[SE27] a cell that a spreadsheet would run is defused', async () => {
  const tables = new Map([['ideas', [{ id: '1', title: '=HYPERLINK("http://x")' }]]]);
  const made = { tables, device: new Map(), texts: [] };
  const stream = writeArchive({ contents: made, account: 'a', scope: 'part', waiting: [], at: AT });
  const files = unzipSync(new Uint8Array(await new Response(stream).arrayBuffer()));
  const csv = strFromU8(files['readable/ideas.csv'] ?? new Uint8Array());
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test('[SE29] a sealed archive opens with its passphrase alone', async () => {
  const sealed = await write('correct horse');
  expect([await isSealed(sealed), await isSealed(await write())]).toEqual([true, false]);
  expect(await isPlaindayArchive(sealed)).toBe(false);
  expect(await sealed.text()).not.toContain('Buy milk');
  const archive = await readArchive(await unseal(sealed, 'correct horse'));
  expect(archive.texts).toEqual(contents.texts);
  expect(await codeOf(unseal(sealed, 'correct horsf'))).toBe('wrong-passphrase');
});

test('[SE29] of a sealed archive no piece can be changed, moved or cut off', async () => {
  const sealed = await bytesOf(await write('p'));
  const head = sealed.indexOf(10, sealed.indexOf(10) + 1) + 1;
  const piece = 4096 + 16;
  const openAll = async (bytes: Uint8Array) => {
    const opened = await unseal(new Blob([new Uint8Array(bytes)]), 'p');
    return opened.slice().arrayBuffer();
  };
  const codeFor = (bytes: Uint8Array) => codeOf(openAll(bytes));
  expect(new Uint8Array(await openAll(sealed))).toEqual(await bytesOf(await write()));
  const flipped = sealed.slice();
  flipped[head + piece + 9] = (flipped[head + piece + 9] ?? 0) ^ 1;
  const swapped = sealed.slice();
  swapped.set(sealed.subarray(head + piece, head + 2 * piece), head + 2 * piece);
  swapped.set(sealed.subarray(head + 2 * piece, head + 3 * piece), head + piece);
  expect([
    await codeFor(flipped),
    await codeFor(swapped),
    await codeFor(sealed.subarray(0, head + 3 * piece)),
    await codeFor(sealed.subarray(0, sealed.length - 1)),
    await codeFor(new TextEncoder().encode('Plainday sealed archive 1\n{"iterations":1e12}\n')),
  ]).toEqual(Array(5).fill('damaged'));
});

test('[SE29] what was changed, cut or is newer is refused before anything is known of it', async () => {
  const bytes = await bytesOf(await write());
  const read = (changed: Uint8Array) => readArchive(new Blob([new Uint8Array(changed)]));
  for (const share of [0.2, 0.5, 0.9, 0.999]) {
    expect(await codeOf(read(bytes.subarray(0, bytes.length * share)))).toBe('damaged');
  }
});

/** An archive of somebody who wrote it by hand. */
const byHand = (info: object, more: Record<string, string> = {}) => {
  const base = { format: 'plainday-archive', version: 1, exportedAt: '', account: 'a' };
  const described = { ...base, scope: 'everything', parts: [], waiting: [], ...info };
  const files = { 'archive.json': JSON.stringify(described), ...more };
  const bytes = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(bytes)))]);
};
const table = (path: string) => ({ parts: [{ kind: 'table', name: 'tasks', path, count: 1 }] });
const device = { parts: [{ kind: 'device', name: 'mood', path: 'd.json', count: 1 }] };
const SOUND = { key: 'a', value: { $file: '../../etc/passwd', $type: 'audio/webm' }, savedAt: 1 };

test.each([
  ['of a newer version', 'newer', byHand({ version: 2, parts: 'in a way of later' })],
  ['of another format', 'damaged', byHand({ format: 'photos' })],
  ['that describes nothing', 'damaged', byHand({ parts: undefined })],
  ['without a file that it names', 'damaged', byHand(table('tasks.json'))],
  ['that leads out of itself', 'damaged', byHand(table('../../../tasks.json'))],
  ['with no JSON', 'damaged', byHand(table('t'), { t: '[{"id":' })],
  ['with rows that are none', 'damaged', byHand(table('t'), { t: '[{"title":"x"}]' })],
  ['with other rows than it counts', 'damaged', byHand(table('t'), { t: '[]' })],
  [
    'with a sound that is not there',
    'damaged',
    byHand(device, { 'd.json': JSON.stringify([SOUND]) }),
  ],
])('[SE29] an archive %s is refused', async (_name, code, file) => {
  expect(await codeOf(readArchive(file))).toBe(code);
});

test('[SE29] an archive that would unpack to more than it says is not unpacked', async () => {
  const file = byHand(table('t'), { t: `[${' '.repeat(5_000_000)}{"id":"a"}]` });
  const bytes = await bytesOf(file);
  const view = new DataView(bytes.buffer);
  const directory = view.getUint32(bytes.length - 6, true);
  const second = directory + 46 + 'archive.json'.length;
  view.setUint32(second + 24, 100, true);
  expect(await codeOf(readArchive(new Blob([bytes])))).toBe('too-large');
  view.setUint32(second + 24, 400_000_000, true);
  expect(await codeOf(readArchive(new Blob([bytes])))).toBe('too-large');
});

test('[SE29] 300 archives with a changed byte are read as they were, or refused', async () => {
  const file = byHand(table('t'), { t: '[{"id":"a","title":"Water the plants"}]' });
  const bytes = await bytesOf(file);
  const [right] = (await readArchive(file)).tables.get('tasks') ?? [];
  for (let round = 0; round < 300; round += 1) {
    const changed = bytes.slice();
    const at = (round * 7919) % bytes.length;
    changed[at] = (changed[at] ?? 0) ^ (1 << (round % 8));
    const outcome = await readArchive(new Blob([changed])).then(
      ({ tables }) => tables.get('tasks')?.[0],
      (error: Error) => error.name,
    );
    expect([right, 'ArchiveRefusal']).toContainEqual(outcome);
  }
});
