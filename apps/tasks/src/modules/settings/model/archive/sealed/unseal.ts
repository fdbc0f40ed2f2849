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

/** Opens a sealed archive, piece by piece. Rejects with an {@link ArchiveRefusal}. */
export async function unseal(file: Blob, passphrase: string): Promise<Blob> {
  const { head, line } = await headOf(file);
  const key = await keyOf(passphrase, head);
  const step = head.piece + TAG_BYTES;
  let at = line.length;
  let number = 0;
  let refusal: ArchiveRefusal | null = null;
  const pieces = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const isLast = at + step >= file.size;
      const sealed = await file.slice(at, at + step).arrayBuffer();
      try {
        const place = placeOf(head, line, number, isLast);
        controller.enqueue(new Uint8Array(await crypto.subtle.decrypt(place, key, sealed)));
      } catch {
        // Of the first piece nobody can tell whether it was changed or the passphrase is another.
        refusal = new ArchiveRefusal(number === 0 ? 'wrong-passphrase' : 'damaged');
        controller.error(refusal);
        return;
      }
      at += step;
      number += 1;
      if (isLast) controller.close();
    },
  });
  // Browsers keep to themselves why a stream ended.
  return new Response(pieces).blob().catch((error: unknown) => {
    throw refusal ?? error;
  });
}
