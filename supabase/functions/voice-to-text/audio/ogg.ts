const OPUS_RATE = 48_000;

/** Length of an Ogg/Opus recording: the position its last page names. */
export function oggSeconds(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 27; at >= 0; at -= 1) {
    if (view.getUint32(at) !== 0x4f676753) continue;
    const position = view.getBigInt64(at + 6, true);
    if (position >= 0) return Number(position) / OPUS_RATE;
  }
  return null;
}
