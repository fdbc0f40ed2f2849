const PARENTS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);

/** Length of an MP4 recording: of its head, or of its last fragment where it was written while it came. */
export function mp4Seconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let scale = 0;
  let longest: number | null = null;
  let at = 0;
  const note = (seconds: number) => {
    if (Number.isFinite(seconds)) longest = Math.max(longest ?? 0, seconds);
  };
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = at + 8;
    const wide = bytes[body] === 1;
    if ((type === 'mvhd' || type === 'mdhd') && body + 32 <= bytes.length) {
      const scaleAt = body + (wide ? 20 : 12);
      const units = wide ? Number(view.getBigUint64(scaleAt + 4)) : view.getUint32(scaleAt + 4);
      if (type === 'mdhd') scale = view.getUint32(scaleAt);
      note(units / view.getUint32(scaleAt));
    }
    if (type === 'tfdt' && scale > 0 && body + (wide ? 12 : 8) <= bytes.length) {
      note((wide ? Number(view.getBigUint64(body + 4)) : view.getUint32(body + 4)) / scale);
    }
    if (PARENTS.has(type)) at = body;
    else if (size >= 8) at += size;
    else break;
  }
  return longest;
}
