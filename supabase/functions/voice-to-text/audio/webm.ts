const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const CLUSTER = 0x1f43b675;
const TIME = 0xe7;
const BLOCK = 0xa3;
const GROUP = 0xa0;
const GROUP_BLOCK = 0xa1;

const PARENTS = new Set([SEGMENT, INFO, CLUSTER, GROUP]);
const DEFAULT_SCALE_NS = 1_000_000;
const MAX_ELEMENTS = 200_000;

function vint(
  bytes: Uint8Array,
  at: number,
  keepMarker: boolean,
): [value: number, size: number] | null {
  const first = bytes[at] ?? 0;
  const size = Math.clz32(first) - 23;
  if (first === 0 || size > 8 || at + size > bytes.length) return null;
  let value = keepMarker ? first : first & (0xff >> size);
  let isUnknown = value === 0xff >> size;
  for (let index = 1; index < size; index += 1) {
    const byte = bytes[at + index] ?? 0;
    isUnknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return [!keepMarker && isUnknown ? Infinity : value, size];
}

function number(bytes: Uint8Array, at: number, size: number): number {
  let value = 0;
  for (let index = 0; index < Math.min(size, 8); index += 1)
    value = value * 256 + (bytes[at + index] ?? 0);
  return value;
}

/**
 * Length of a WebM recording: the time of its last block. What browsers record is written while it comes and bears no
 * length in its head.
 */
export function webmSeconds(bytes: Uint8Array): number | null {
  let scale = DEFAULT_SCALE_NS;
  let cluster = 0;
  let last: number | null = null;
  let at = 0;
  for (let count = 0; at < bytes.length && count < MAX_ELEMENTS; count += 1) {
    const id = vint(bytes, at, true);
    const size = id && vint(bytes, at + id[1], false);
    if (!id || !size) break;
    const start = at + id[1] + size[1];
    if (id[0] === SCALE) scale = number(bytes, start, size[0]);
    if (id[0] === TIME) cluster = number(bytes, start, size[0]);
    if (id[0] === BLOCK || id[0] === GROUP_BLOCK) {
      const track = vint(bytes, start, false)?.[1] ?? 1;
      const offset = (((bytes[start + track] ?? 0) << 24) >> 16) | (bytes[start + track + 1] ?? 0);
      last = Math.max(last ?? 0, cluster + offset);
    }
    at = PARENTS.has(id[0]) ? start : start + size[0];
  }
  return last === null ? null : (last * scale) / 1e9;
}
