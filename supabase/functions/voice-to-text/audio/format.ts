import { mp4Seconds } from './mp4.ts';
import { oggSeconds } from './ogg.ts';
import { webmSeconds } from './webm.ts';

/** A kind of recording that browsers make. */
export interface AudioFormat {
  readonly type: string;
  readonly ending: string;
  /** How long the recording says it is; null when it does not say. */
  readonly seconds: (bytes: Uint8Array) => number | null;
}

const WEBM: AudioFormat = { type: 'audio/webm', ending: 'webm', seconds: webmSeconds };
const OGG: AudioFormat = { type: 'audio/ogg', ending: 'ogg', seconds: oggSeconds };
const MP4: AudioFormat = { type: 'audio/mp4', ending: 'm4a', seconds: mp4Seconds };

function holds(bytes: Uint8Array, at: number, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[at + index] === byte);
}

/** What a recording is by its first bytes; null when it is none. What the sender says does not count. */
export function formatOf(bytes: Uint8Array): AudioFormat | null {
  if (holds(bytes, 0, [0x1a, 0x45, 0xdf, 0xa3])) return WEBM;
  if (holds(bytes, 0, [0x4f, 0x67, 0x67, 0x53])) return OGG;
  return holds(bytes, 4, [0x66, 0x74, 0x79, 0x70]) ? MP4 : null;
}
