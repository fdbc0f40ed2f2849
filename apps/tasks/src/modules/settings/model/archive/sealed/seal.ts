/** The first line of a sealed archive; the second is a {@link SealHead}. */
export const SEAL_MARK = 'Plainday sealed archive 1\n';

/** How an archive is sealed: all that is needed to open it but the passphrase. */
export interface SealHead {
  readonly kdf: 'PBKDF2';
  readonly hash: 'SHA-256';
  readonly iterations: number;
  /** Base64. */
  readonly salt: string;
  readonly cipher: 'AES-GCM';
  /** Base64; each piece adds its number to it. */
  readonly nonce: string;
  /** Bytes of a piece before it is sealed. */
  readonly piece: number;
}

/** As OWASP advises for PBKDF2 with SHA-256. */
const ITERATIONS = 600_000;
const PIECE_BYTES = 1_048_576;
/** Bytes that sealing adds to a piece. */
export const TAG_BYTES = 16;
const NONCE_BYTES = 8;

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
/** The bytes of a text in Base64. */
export const fromBase64 = (text: string) =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));

/** The key that a passphrase gives. The same letters typed on another keyboard give the same. */
export async function keyOf(passphrase: string, head: SealHead): Promise<CryptoKey> {
  const typed = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const secret = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey']);
  const { kdf: name, hash, iterations } = head;
  return crypto.subtle.deriveKey(
    { name, hash, iterations, salt: fromBase64(head.salt) },
    secret,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** What a piece is sealed with: its place, whether it is the last, and the head, so that none can be moved or cut off. */
export function placeOf(head: SealHead, line: Uint8Array, number: number, isLast: boolean) {
  const iv = new Uint8Array(NONCE_BYTES + 4);
  iv.set(fromBase64(head.nonce));
  new DataView(iv.buffer).setUint32(NONCE_BYTES, number);
  const additionalData = new Uint8Array(line.length + 1);
  additionalData.set(line);
  additionalData[line.length] = Number(isLast);
  return { name: 'AES-GCM', iv, additionalData };
}

/** Seals what flows through with a passphrase, piece by piece. */
export function sealing(passphrase: string, iterations = ITERATIONS, piece = PIECE_BYTES) {
  const random = (count: number) => base64(crypto.getRandomValues(new Uint8Array(count)));
  const head: SealHead = {
    kdf: 'PBKDF2',
    hash: 'SHA-256',
    iterations,
    salt: random(16),
    cipher: 'AES-GCM',
    nonce: random(NONCE_BYTES),
    piece,
  };
  const line = new TextEncoder().encode(`${SEAL_MARK}${JSON.stringify(head)}\n`);
  const buffer = new Uint8Array(piece);
  let filled = 0;
  let number = 0;
  let key: CryptoKey;
  const seal = async (isLast: boolean) => {
    const place = placeOf(head, line, number, isLast);
    number += 1;
    const sealed = await crypto.subtle.encrypt(place, key, buffer.subarray(0, filled));
    filled = 0;
    return new Uint8Array(sealed);
  };
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    async start(controller) {
      controller.enqueue(line);
      key = await keyOf(passphrase, head);
    },
    async transform(chunk, controller) {
      let rest = chunk;
      while (rest.length > 0) {
        // A full piece waits until more comes: it may be the last.
        if (filled === piece) controller.enqueue(await seal(false));
        const part = rest.subarray(0, piece - filled);
        buffer.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
      }
    },
    async flush(controller) {
      controller.enqueue(await seal(true));
    },
  });
}
