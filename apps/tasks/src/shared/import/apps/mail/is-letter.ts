/** What stands at the head of every e-mail, and together in no other text. */
const HEADS = new Set([
  'from',
  'to',
  'subject',
  'date',
  'message-id',
  'mime-version',
  'received',
  'return-path',
  'delivered-to',
]);
const ENOUGH = 3;
const HEAD = /^([\w-]+):(?:\s|$)/;
/** So much of a file is looked at. */
const START = 16_384;

/** True for an e-mail as programs save it: a file `.eml`. */
export function isLetter(bytes: Uint8Array): boolean {
  const lines = new TextDecoder().decode(bytes.subarray(0, START)).split(/\r?\n|\r/);
  // Mailboxes write a line of their own above it.
  const from = /^From \S/.test(lines[0] ?? '') ? 1 : 0;
  const found = new Set<string>();
  for (const line of lines.slice(from)) {
    if (/^[ \t]+\S/.test(line) && found.size > 0) continue;
    const name = HEAD.exec(line)?.[1]?.toLowerCase();
    if (name === undefined) break;
    if (HEADS.has(name)) found.add(name);
  }
  return found.size >= ENOUGH && (found.has('from') || found.has('subject'));
}
