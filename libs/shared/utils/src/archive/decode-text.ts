/** The text of a file, and whether its letters were guessed. */
export interface DecodedText {
  readonly text: string;
  readonly guessed: boolean;
}

const MARKS: readonly (readonly [encoding: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

// eslint-disable-next-line no-control-regex -- what holds many of these is no text
const CONTROLS = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/g;
/** So much of a file is looked at. */
const LOOKED_AT = 4096;

/** What windows-1252 has in place of 0x80 to 0x9f. Node before 24 leaves them as they are. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function western(bytes: Uint8Array): string {
  const text = new TextDecoder('windows-1252').decode(bytes);
  return text.replace(/[\u0080-\u009f]/g, (sign) => HIGH[sign.charCodeAt(0) - 0x80] ?? sign);
}

/**
 * True where most letters beyond ASCII stand together: Western languages have one or two of them in a word, Cyrillic
 * words have nothing else.
 */
function isCyrillic(bytes: Uint8Array): boolean {
  let alone = 0;
  let together = 0;
  let run = 0;
  for (const byte of [...bytes.subarray(0, LOOKED_AT), 0]) {
    if (byte >= 0xc0) run += 1;
    else {
      if (run > 2) together += run;
      else alone += run;
      run = 0;
    }
  }
  return together > alone;
}

/** The letters that a file of XML says it has. */
const DECLARED = /^\s*<\?xml\b[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/;

/** The text of a file by what it declares itself; null where it declares nothing that is known. */
function declared(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const [, encoding = ''] = DECLARED.exec(start) ?? [];
  // Bytes that are none of it stay what they are found to be.
  if (encoding === '' || /^utf/i.test(encoding)) return null;
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decoded(bytes: Uint8Array): DecodedText {
  const marked = MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { text: new TextDecoder(marked[0]).decode(bytes), guessed: false };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    const said = declared(bytes);
    if (said !== null) return { text: said, guessed: false };
    const text = isCyrillic(bytes) ? new TextDecoder('windows-1251').decode(bytes) : western(bytes);
    return { text, guessed: true };
  }
}

/**
 * The text of a file: by its byte order mark, else UTF-8, else by what its XML declares, else the Western European or the
 * Cyrillic of older systems, which is a guess.
 * Null for bytes that are no text.
 */
export function decodeText(bytes: Uint8Array): DecodedText | null {
  const found = decoded(bytes);
  const start = found.text.slice(0, LOOKED_AT);
  const controls = start.match(CONTROLS)?.length ?? 0;
  return controls * 100 > start.length ? null : found;
}
