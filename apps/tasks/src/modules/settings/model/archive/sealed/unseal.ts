import type { ByteSource } from '@plainday/shared-utils/archive';
import * as z from 'zod/mini';
import { ArchiveRefusal } from '../format';
import { fromBase64, keyOf, placeOf, SEAL_MARK, TAG_BYTES, type SealHead } from './seal';

/** The head is one short line. */
const HEAD_MAX = 1024;

/** More than these would only keep a device busy. */
const headSchema = z.object({
  kdf: z.literal('PBKDF2'),
  hash: z.literal('SHA-256'),
  iterations: z.int().check(z.gte(1), z.lte(10_000_000)),
  salt: z.string(),
  cipher: z.literal('AES-GCM'),
  nonce: z.string().check(z.refine((text) => fromBase64(text).length === 8)),
  piece: z.int().check(z.gte(1), z.lte(16_777_216)),
});

/** True where the first bytes say that a passphrase is needed. */
export async function isSealed(file: Blob): Promise<boolean> {
  return (await file.slice(0, SEAL_MARK.length).text()) === SEAL_MARK;
}

async function headOf(file: Blob): Promise<{ head: SealHead; line: Uint8Array }> {
  const start = await file.slice(0, HEAD_MAX).text();
  const [mark, json] = start.split('\n', 2);
  try {
    const head = headSchema.parse(JSON.parse(json ?? ''));
    return { head, line: new TextEncoder().encode(`${mark}\n${json}\n`) };
  } catch {
    throw new ArchiveRefusal('damaged');
  }
}

/** A way to the pieces of what is sealed; the one that was asked for last is kept. */
function piecesOf(open: (number: number) => Promise<Uint8Array>) {
  let last: { readonly number: number; readonly bytes: Promise<Uint8Array> } = {
    number: -1,
    bytes: Promise.resolve(new Uint8Array()),
  };
  return (number: number): Promise<Uint8Array> => {
    if (last.number !== number) last = { number, bytes: open(number) };
    return last.bytes;
  };
}

/**
 * Opens a sealed archive: each piece when it is read. The first tells whether the passphrase fits, the last that nothing
 * was cut off. Rejects with an {@link ArchiveRefusal}, and so does reading where a piece is damaged.
 */
export async function unseal(file: Blob, passphrase: string): Promise<ByteSource> {
  const { head, line } = await headOf(file);
  const key = await keyOf(passphrase, head);
  const step = head.piece + TAG_BYTES;
  const count = Math.max(1, Math.ceil((file.size - line.length) / step));
  const size = Math.max(0, file.size - line.length - count * TAG_BYTES);
  const pieceAt = piecesOf(async (number) => {
    const at = line.length + number * step;
    const sealed = await file.slice(at, at + step).arrayBuffer();
    try {
      const place = placeOf(head, line, number, number === count - 1);
      return new Uint8Array(await crypto.subtle.decrypt(place, key, sealed));
    } catch {
      // Of the first piece nobody can tell whether it was changed or the passphrase is another.
      throw new ArchiveRefusal(number === 0 ? 'wrong-passphrase' : 'damaged');
    }
  });

  async function read(from: number, to: number): Promise<ArrayBuffer> {
    const bytes = new Uint8Array(Math.max(0, to - from));
    for (let at = from; at < to;) {
      const number = Math.floor(at / head.piece);
      const begin = number * head.piece;
      const part = (await pieceAt(number)).subarray(at - begin, to - begin);
      bytes.set(part, at - from);
      at += part.length;
    }
    return bytes.buffer;
  }

  await pieceAt(0);
  await pieceAt(count - 1);
  return {
    size,
    slice: (from = 0, to = size) => ({
      arrayBuffer: () => read(Math.min(from, size), Math.min(to, size)),
    }),
  };
}
