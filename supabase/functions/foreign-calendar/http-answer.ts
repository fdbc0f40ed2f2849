import { Buffer } from 'node:buffer';

/** An answer of HTTP/1.1 that has ended. */
export interface HttpAnswer {
  readonly status: number;
  readonly header: (name: string) => string | undefined;
  readonly body: Uint8Array;
}

const asText = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

function indexOf(bytes: Uint8Array, text: string, from = 0): number {
  const wanted = [...text].map((character) => character.charCodeAt(0));
  for (let at = from; at <= bytes.length - wanted.length; at += 1) {
    if (wanted.every((code, index) => bytes[at + index] === code)) return at;
  }
  return -1;
}

function withoutChunks(body: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (let at = 0; ;) {
    const end = indexOf(body, '\r\n', at);
    const head = end === -1 ? '' : asText(body.subarray(at, end));
    if (!/^[\da-f]{1,7}(?:\s*;.*)?$/i.test(head)) throw new Error('The answer broke off.');
    const size = parseInt(head, 16);
    if (size === 0) return Buffer.concat(pieces);
    if (end + 2 + size > body.length) throw new Error('The answer broke off.');
    pieces.push(body.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

/** Reads an answer after which the connection was closed (RFC 9112). Throws where it is none, or broke off. */
export function httpAnswer(bytes: Uint8Array): HttpAnswer {
  const end = indexOf(bytes, '\r\n\r\n');
  const [first = '', ...lines] = asText(bytes.subarray(0, Math.max(0, end))).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first)?.[1]);
  if (end === -1 || !status) throw new Error('This is no answer.');
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const rest = bytes.subarray(end + 4);
  const isChunked = /\bchunked$/i.test(headers.get('transfer-encoding') ?? '');
  const length = Number(headers.get('content-length') ?? NaN);
  if (!isChunked && rest.length < length) throw new Error('The answer broke off.');
  const body = isChunked ? withoutChunks(rest) : rest.subarray(0, length || rest.length);
  return { status, header: (name) => headers.get(name), body };
}
