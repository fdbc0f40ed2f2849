import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Encodings we know, best first. */
export type Encoding = 'br' | 'gzip';

/** Answers below this size are sent as they are. */
export const MIN_COMPRESSED_BYTES = 1024;

/** The best encoding a client accepts; null for plain. `q=0` refuses one. */
export function chooseEncoding(
  accept: string | undefined,
  offered: readonly Encoding[] = ['br', 'gzip'],
): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of (accept ?? '').split(',')) {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, quality ? Number(quality.slice(2)) || 0 : 1);
  }
  const weight = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const best = [...offered].sort((a, b) => weight(b) - weight(a))[0];
  return best && weight(best) > 0 ? best : null;
}

/** Compresses a body: `fast` for one answer, `small` for what is sent many times. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  effort: 'fast' | 'small' = 'fast',
): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: effort === 'fast' ? 6 : 9 });
  const quality = effort === 'fast' ? 4 : 10;
  return brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
