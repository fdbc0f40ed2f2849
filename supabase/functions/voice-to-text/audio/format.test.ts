import { formatOf } from './format';

/** An EBML element: id, size in one byte, content. */
const ebml = (id: number[], content: number[]) => [...id, 0x80 | content.length, ...content];
/** An MP4 box. */
const box = (type: string, content: number[]) => {
  const size = content.length + 8;
  return [0, 0, size >> 8, size & 255, ...Buffer.from(type), ...content];
};
const word = (value: number) => [
  value >>> 24,
  (value >> 16) & 255,
  (value >> 8) & 255,
  value & 255,
];
const head = ebml([0x1a, 0x45, 0xdf, 0xa3], []);
const secondsOf = (bytes: number[]) =>
  formatOf(Uint8Array.from(bytes))?.seconds(Uint8Array.from(bytes));

it('knows recordings by their first bytes, whatever they are called', () => {
  expect(formatOf(Uint8Array.from(head))?.type).toBe('audio/webm');
  expect(formatOf(Buffer.from('OggS...'))?.type).toBe('audio/ogg');
  expect(formatOf(Buffer.from('\0\0\0\x18ftypisom'))?.type).toBe('audio/mp4');
  for (const other of ['', 'RIFF....WAVE', '<svg>', '%PDF-1.7', 'ID3']) {
    expect(formatOf(Buffer.from(other))).toBeNull();
  }
});

it('reads the length of a WebM that was written while it came', () => {
  const cluster = [0x1f, 0x43, 0xb6, 0x75, 0xff];
  const block = (offset: number) => ebml([0xa3], [0x81, offset >> 8, offset & 255, 0x80]);
  const segment = [0x18, 0x53, 0x80, 0x67, 0x01, 255, 255, 255, 255, 255, 255, 255];
  const time = ebml([0xe7], [0x04, 0x93, 0xe0]);
  expect(secondsOf([...head, ...segment, ...cluster, ...time, ...block(0), ...block(500)])).toBe(
    300.5,
  );
  expect(secondsOf(head)).toBeNull();
});

it('reads the length of an Ogg by its last page', () => {
  const page = (position: number) => [
    ...Buffer.from('OggS'),
    0,
    0,
    ...word(position).reverse(),
    0,
    0,
    0,
    0,
    ...Array.from({ length: 13 }, () => 0),
  ];
  expect(secondsOf([...page(0), ...page(96_000)])).toBe(2);
});

it('reads the length of an MP4 by its head, or by its last fragment', () => {
  const ftyp = box('ftyp', [...Buffer.from('isom'), 0, 0, 0, 0]);
  const times = (scale: number, units: number) => [
    ...word(0),
    ...word(0),
    ...word(0),
    ...word(scale),
    ...word(units),
    ...Array.from({ length: 16 }, () => 0),
  ];
  expect(secondsOf([...ftyp, ...box('moov', box('mvhd', times(1000, 4500)))])).toBe(4.5);
  const track = box('trak', box('mdia', box('mdhd', times(48_000, 0))));
  const fragment = box('moof', box('traf', box('tfdt', [...word(0), ...word(480_000)])));
  expect(secondsOf([...ftyp, ...box('moov', track), ...fragment])).toBe(10);
});

it('comes to an end with every cut and every wrong byte', () => {
  const bytes = Uint8Array.from([
    ...head,
    ...Array.from({ length: 400 }, (_, at) => (at * 97) % 256),
  ]);
  for (let cut = 0; cut < bytes.length; cut += 1) {
    const part = bytes.slice(0, cut);
    expect(() => formatOf(part)?.seconds(part)).not.toThrow();
  }
  const ftyp = box('ftyp', [0, 0, 0, 0]);
  for (let cut = 0; cut < 400; cut += 1) {
    const part = Uint8Array.from([...ftyp, ...box('moov', box('mvhd', [1])), ...bytes.slice(cut)]);
    expect(() => formatOf(part)?.seconds(part)).not.toThrow();
  }
});
