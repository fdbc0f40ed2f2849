import type { OpenedFile } from '@plainday/shared-utils/archive';
import { ArchiveRefusal, type ArchivedValue } from './format';

/** Stands in JSON for a sound, which is a file of its own. */
interface SoundRef {
  readonly $file: string;
  readonly $type: string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function isRef(
  value: Readonly<Record<string, unknown>>,
): value is Readonly<Record<string, unknown>> & SoundRef {
  const { $file, $type } = value;
  return typeof $file === 'string' && typeof $type === 'string' && Object.keys(value).length === 2;
}

/** A value with every part replaced that `change` has something for. */
function changed(value: unknown, change: (part: object) => unknown): unknown {
  if (!isObject(value)) return value;
  const next = change(value);
  if (next !== undefined) return next;
  if (Array.isArray(value)) return value.map((part) => changed(part, change));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, changed(part, change)]),
  );
}

const ENDINGS: Readonly<Record<string, string>> = { mpeg: 'mp3', 'x-wav': 'wav', mp4: 'm4a' };

/** `webm` of `audio/webm;codecs=opus`. */
function endingOf(type: string): string {
  const [, word = ''] = /^\w+\/([\w-]+)/.exec(type) ?? [];
  return ENDINGS[word] ?? (word || 'bin');
}

/** A sound and where it lies in the archive. */
export interface Sound {
  readonly path: string;
  readonly blob: Blob;
}

/** Values as JSON can carry them, and the sounds that were in them. */
export function takeSounds(namespace: string, values: readonly ArchivedValue[]) {
  const sounds: Sound[] = [];
  const packed = values.map((entry) => ({
    ...entry,
    value: changed(entry.value, (part) => {
      if (!(part instanceof Blob)) return undefined;
      const number = String(sounds.length + 1).padStart(4, '0');
      const path = `recordings/${encodeURIComponent(namespace)}-${number}.${endingOf(part.type)}`;
      sounds.push({ path, blob: part });
      return { $file: path, $type: part.type } satisfies SoundRef;
    }),
  }));
  return { values: packed, sounds };
}

/** Paths of the sounds that a value names. */
export function soundPaths(value: unknown): readonly string[] {
  const paths: string[] = [];
  changed(value, (part) => {
    if (isRef(part as Record<string, unknown>)) paths.push((part as SoundRef).$file);
    return undefined;
  });
  return paths;
}

/** A sound as the browser keeps it. Browsers keep to themselves why a stream ended. */
async function blobOf(file: OpenedFile): Promise<Blob> {
  try {
    return await new Response(file.stream()).blob();
  } catch {
    throw new ArchiveRefusal('damaged');
  }
}

/**
 * The value with its sounds in it again, which are read now. `files` has every one that it names. Rejects with an
 * {@link ArchiveRefusal}.
 */
export async function putSounds(
  value: unknown,
  files: ReadonlyMap<string, OpenedFile>,
): Promise<unknown> {
  const sounds = new Map<string, Blob>();
  for (const path of soundPaths(value)) {
    const file = files.get(path);
    if (file) sounds.set(path, await blobOf(file));
  }
  return changed(value, (part) => {
    if (!isRef(part as Record<string, unknown>)) return undefined;
    const { $file, $type } = part as SoundRef;
    const blob = sounds.get($file);
    return blob && blob.slice(0, blob.size, $type);
  });
}
