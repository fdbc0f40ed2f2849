import { toBase64 } from './base64';

describe('base64 of a recording', () => {
  it('is the same in chunks as in one piece', () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, index) => (index * 31) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    expect(toBase64(new Uint8Array())).toBe('');
  });
});
