import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ArchivedValue, Contents, OpenedArchive } from './format';
import { putValues } from './put-values';
import { checkSounds, readArchive } from './read-archive';
import { deviceChange } from './restore.logic';
import { run } from '../../../../shared/import/testing/run';
import { sealing } from './sealed/seal';
import { unseal } from './sealed/unseal';
import { writeArchive } from './write-archive';

const MB = 1_000_000;
/** Recordings in all, in MB; `RECORDINGS_MB=1024` asks for those of the promise. */
const ALL = Number(process.env['RECORDINGS_MB']) || 64;
const EACH = 8;
/** What may be held of them at once, in MB: never all, and of 1 GB a fifth. */
const MOST = Math.min(200, ALL * 0.7);
const PIECE = new Uint8Array(65_536).map((_, at) => (at * 31) % 253);

/** A recording that is made while it is read, as one that lies on a disk. */
class Recording extends Blob {
  override get size() {
    return EACH * MB;
  }

  override get type() {
    return 'audio/webm';
  }

  override stream() {
    let left = this.size;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        pull(controller) {
          if (left === 0) return controller.close();
          const piece = PIECE.slice(0, Math.min(left, PIECE.length));
          left -= piece.length;
          controller.enqueue(piece);
        },
      },
      { highWaterMark: 0 },
    );
  }
}

const recordings: readonly ArchivedValue[] = Array.from({ length: ALL / EACH }, (_, at) => ({
  key: `r${at}`,
  value: { id: `r${at}`, audio: new Recording() },
  savedAt: at,
}));
const contents: Contents = {
  tables: new Map(),
  device: new Map([['voice-recordings', recordings]]),
  texts: [],
};
const NOTHING: Contents = { tables: new Map(), device: new Map(), texts: [] };

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;
/** What is reachable: what else lies in memory may go at any time. */
function held(): number {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Watches how much more is held and lies in memory while something comes in, in MB; `note` says of how many bytes. */
function memoryWatch() {
  const before = held();
  const resident = process.memoryUsage.rss();
  const most = { size: 0, held: 0, resident: 0 };
  let next = 0;
  const note = (bytes: number) => {
    most.size += bytes;
    most.resident = Math.max(most.resident, (process.memoryUsage.rss() - resident) / MB);
    if (most.size < next) return;
    next += (ALL / 4) * MB;
    most.held = Math.max(most.held, (held() - before) / MB);
  };
  return { most, note };
}

/** Reads a stream to its end. */
async function watch(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (bytes: Uint8Array) => Promise<unknown> = async () => undefined,
) {
  const { most, note } = memoryWatch();
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return most;
    await take(value);
    note(value.length);
  }
}

/** Counts how many of the values that were noted are reachable at once; memory of blobs is in no figure of the engine. */
function countAlive() {
  const noted: WeakRef<object>[] = [];
  let most = 0;
  const note = async (value: object) => {
    noted.push(new WeakRef(value));
    // What a weak reference gave or took stays until the turn ends.
    await new Promise(setImmediate);
    collect();
    most = Math.max(most, noted.filter((one) => one.deref() !== undefined).length);
  };
  return { note, most: () => most };
}

/** Brings recordings onto a device that keeps them on its disk. */
async function restore(archive: OpenedArchive) {
  const { most, note } = memoryWatch();
  const alive = countAlive();
  await checkSounds(archive);
  const { put } = run(deviceChange(archive, NOTHING, 'add', archive.info));
  await putValues(put, archive.sounds, async (values) => {
    for (const { stored } of values) {
      const { audio } = stored.value as { audio: Blob };
      await alive.note(audio);
      note(audio.size);
    }
  });
  return { ...most, alive: alive.most() };
}

/** Also where the clock of the device is wrong. */
const made = () =>
  writeArchive({ contents, account: 'ada', scope: 'everything', waiting: [], at: 0 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'archive-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const said = (what: string, { held: kept, resident }: Awaited<ReturnType<typeof watch>>) =>
  `${what} ${ALL} MB: ${kept.toFixed(1)} MB held, ${resident.toFixed(0)} MB resident at most`;

type Pieces = ReturnType<typeof made>;

// The promise: 1 GB of recordings in 200 MB of memory.
test.each([
  ['an archive', (stream: Pieces) => stream, async (file: Blob) => file],
  [
    'a sealed archive',
    (stream: Pieces) => stream.pipeThrough(sealing('a passphrase', 1000)),
    (file: Blob) => unseal(file, 'a passphrase'),
  ],
])(
  '[SE27] [SE29] recordings go through %s piece by piece',
  async (name, seal, unsealed) => {
    const path = join(folder, `${name}.zip`);
    const file = await open(path, 'w');
    const written = await watch(seal(made()), (bytes) => file.write(bytes));
    await file.close();
    expect(written.size).toBeGreaterThan(ALL * MB);

    const archive = await readArchive(await unsealed(await openAsBlob(path)));
    const restored = await restore(archive);
    expect(restored.size).toBe(ALL * MB);
    // One that is written, and the next that is read.
    expect(restored.alive).toBeLessThanOrEqual(2);
    for (const one of [written, restored]) {
      expect(one.held).toBeLessThan(MOST);
      expect(one.resident).toBeLessThan(Math.max(100, MOST));
    }
    if (process.env['RECORDINGS_MB']) {
      process.stdout.write(`${name}: ${said('written', written)}, ${said('restored', restored)}\n`);
    }
  },
  600_000,
);
