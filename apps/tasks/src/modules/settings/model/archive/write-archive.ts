import { zipStream, type ZippedFile } from '@plainday/shared-utils/archive';
import {
  ARCHIVE_VERSION,
  INFO_PATH,
  type ArchiveInfo,
  type ArchivePart,
  type Contents,
} from './format';
import { readableFiles } from './readable/readable-files';
import { takeSounds, type Sound } from './sounds';

/** Text is packed in pieces of about this many letters. */
const PIECE = 65_536;

interface Made {
  readonly contents: Contents;
  readonly account: string;
  readonly scope: ArchiveInfo['scope'];
  readonly waiting: readonly string[];
  /** Epoch milliseconds. */
  readonly at: number;
}

interface Written extends ArchivePart {
  readonly entries: readonly unknown[];
}

/** A list as JSON, an entry in each line. */
function* jsonOf(entries: readonly unknown[]): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = '[';
  for (const [index, entry] of entries.entries()) {
    text += `${index === 0 ? '\n' : ',\n'}${JSON.stringify(entry)}`;
    if (text.length < PIECE) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(`${text}\n]\n`);
}

async function* bytesOf(blob: Blob): AsyncGenerator<Uint8Array> {
  const reader = blob.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

function partsOf({ tables, device, texts }: Contents, sounds: Sound[]): readonly Written[] {
  const part = (kind: ArchivePart['kind'], name: string, entries: readonly unknown[]): Written => ({
    kind,
    name,
    path: `${kind === 'table' ? 'account' : 'device'}/${encodeURIComponent(name)}.json`,
    count: entries.length,
    entries,
  });
  return [
    ...[...tables].map(([name, rows]) => part('table', name, rows)),
    ...[...device].map(([name, values]) => {
      const taken = takeSounds(name, values);
      sounds.push(...taken.sounds);
      return part('device', name, taken.values);
    }),
    { ...part('local', 'browser', texts), path: 'browser.json' },
  ];
}

/** The files of an archive, the largest last. */
function* filesOf({ contents, account, scope, waiting, at }: Made): Generator<ZippedFile> {
  const sounds: Sound[] = [];
  const parts = partsOf(contents, sounds);
  const info: ArchiveInfo = {
    format: 'plainday-archive',
    version: ARCHIVE_VERSION,
    exportedAt: new Date(at).toISOString(),
    account,
    scope,
    parts: parts.map(({ entries: _entries, ...part }) => part),
    waiting: [...waiting],
  };
  const text = (content: string) => [new TextEncoder().encode(content)];
  yield { path: INFO_PATH, bytes: text(JSON.stringify(info, null, 2)) };
  for (const { path, entries } of parts) yield { path, bytes: jsonOf(entries) };
  for (const { path, content } of readableFiles(contents, at)) {
    yield { path: `readable/${path}`, bytes: text(content) };
  }
  for (const { path, blob } of sounds) yield { path, bytes: bytesOf(blob), isPacked: true };
}

/** Everything as one archive, written while it is read: a recording is in memory piece by piece. */
export function writeArchive(made: Made): ReadableStream<Uint8Array<ArrayBuffer>> {
  return zipStream(filesOf(made), made.at);
}
