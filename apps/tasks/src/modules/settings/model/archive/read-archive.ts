import {
  ArchiveError,
  isArchive,
  openArchive,
  type ByteSource,
  type OpenedFile,
} from '@plainday/shared-utils/archive';
import {
  ARCHIVE_VERSION,
  ArchiveRefusal,
  INFO_PATH,
  infoSchema,
  rowsSchema,
  textsSchema,
  valuesSchema,
  type ArchivedRow,
  type ArchivedText,
  type ArchivedValue,
  type ArchiveInfo,
  type OpenedArchive,
} from './format';
import { isOldExport, readOldExport } from './old-export';
import { soundPaths } from './sounds';

/** All JSON of an archive together, unpacked. */
const JSON_MAX = 300_000_000;

interface Schema<T> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false };
}

/** True where the first bytes are those of an archive and one of its files describes it, and for what came before. */
export async function isPlaindayArchive(file: Blob): Promise<boolean> {
  if (await isOldExport(file)) return true;
  const first = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isArchive(first)) return false;
  const files = await openArchive(file).catch(() => []);
  return files.some(({ path }) => path === INFO_PATH);
}

/** The text of a stream. Not by way of a response: that keeps to itself why a stream ended. */
async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
}

async function jsonOf<T>(file: OpenedFile | undefined, schema: Schema<T>): Promise<T> {
  if (!file) throw new ArchiveRefusal('damaged');
  const text = await textOf(file.stream());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ArchiveRefusal('damaged');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ArchiveRefusal('damaged');
  return parsed.data;
}

async function infoOf(file: OpenedFile | undefined): Promise<ArchiveInfo> {
  const info = await jsonOf(file, {
    safeParse: (value) => {
      const version = (value as { version?: unknown } | null)?.version;
      // What is newer may look otherwise in everything else.
      if (typeof version === 'number' && version > ARCHIVE_VERSION)
        throw new ArchiveRefusal('newer');
      return infoSchema.safeParse(value);
    },
  });
  return info;
}

async function read(file: ByteSource): Promise<OpenedArchive> {
  const files = await openArchive(file);
  const byPath = new Map(files.map((one) => [one.path, one]));
  if (byPath.size < files.length) throw new ArchiveRefusal('damaged');
  const info = await infoOf(byPath.get(INFO_PATH));
  const size = info.parts.reduce((sum, { path }) => sum + (byPath.get(path)?.size ?? 0), 0);
  if (size > JSON_MAX) throw new ArchiveRefusal('too-large');
  const tables = new Map<string, readonly ArchivedRow[]>();
  const device = new Map<string, readonly ArchivedValue[]>();
  let texts: readonly ArchivedText[] = [];
  for (const { kind, name, path, count } of info.parts) {
    const part = byPath.get(path);
    let entries: readonly unknown[];
    if (kind === 'table') tables.set(name, (entries = await jsonOf(part, rowsSchema)));
    else if (kind === 'device') device.set(name, (entries = await jsonOf(part, valuesSchema)));
    else entries = texts = await jsonOf(part, textsSchema);
    if (entries.length !== count) throw new ArchiveRefusal('damaged');
  }
  const sounds = new Map<string, OpenedFile>();
  for (const path of [...device.values()].flat().flatMap(({ value }) => soundPaths(value))) {
    const sound = byPath.get(path);
    if (!sound) throw new ArchiveRefusal('damaged');
    sounds.set(path, sound);
  }
  return { info, tables, device, texts, sounds };
}

/** Reads an archive as far as it is shown: all but the sounds. Rejects with an {@link ArchiveRefusal}. */
export async function readArchive(file: ByteSource): Promise<OpenedArchive> {
  try {
    return (await isOldExport(file)) ? await readOldExport(file) : await read(file);
  } catch (error) {
    if (error instanceof ArchiveError) throw new ArchiveRefusal(error.reason);
    throw error;
  }
}

/** Reads all sounds and keeps none of them. Rejects with an {@link ArchiveRefusal} where one is damaged. */
export async function checkSounds({ sounds }: OpenedArchive): Promise<void> {
  try {
    for (const file of sounds.values()) await file.stream().pipeTo(new WritableStream());
  } catch {
    throw new ArchiveRefusal('damaged');
  }
}
