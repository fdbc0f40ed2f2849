import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { chooseEncoding, compress } from './compress';

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', null],
  ['*', 'br'],
  ['*;q=0', null],
  ['identity', null],
  ['', null],
  [undefined, null],
  ['BR', 'br'],
  ['br;q=rubbish', null],
])('chooses for %j: %j', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

it('compresses without loss', async () => {
  const body = Buffer.from('["task"]'.repeat(500));
  expect(brotliDecompressSync(await compress(body, 'br'))).toEqual(body);
  expect(gunzipSync(await compress(body, 'gzip'))).toEqual(body);
});
