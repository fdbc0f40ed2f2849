/** A line of a calendar: `NAME;PARAM=value:value`. */
export interface Line {
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
}

/** A part of a calendar between `BEGIN` and `END`. */
export interface Component {
  readonly name: string;
  readonly lines: readonly Line[];
  readonly parts: readonly Component[];
  /** The line of the file on which it begins, from 1. */
  readonly at: number;
}

/** The first line of a part that has this name. */
export const lineOf = ({ lines }: Component, wanted: string): Line | undefined =>
  lines.find(({ name }) => name === wanted);

/** What that line says; nothing where there is none. */
export const valueOf = (part: Component, name: string): string =>
  lineOf(part, name)?.value.trim() ?? '';

const LINE = /^([\w-]+)((?:;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s;
/** As some write the zones of Exchange: with a colon, and not in quotes. */
const LOOSE = /^([\w-]+);TZID=([^"]*:[^"]*):(\d{8}(?:T\d{6}Z?)?)$/i;
const PARAM = /;([\w-]+)=("[^"]*"|[^;]*)/g;
/** No calendar is deeper. */
const DEEPEST = 8;

/** A text value with its escapes read. */
export const unescapeText = (value: string): string =>
  value.replace(/\\(.)/gs, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

function readLine(raw: string): Line | null {
  const [, date, zone = '', when = ''] = LOOSE.exec(raw) ?? [];
  if (date !== undefined) {
    return { name: date.toUpperCase(), params: new Map([['TZID', zone]]), value: when };
  }
  const [, name, params = '', value = ''] = LINE.exec(raw) ?? [];
  if (name === undefined) return null;
  const pairs = [...params.matchAll(PARAM)].map(
    ([, key = '', text = '']) => [key.toUpperCase(), text.replace(/^"|"$/g, '')] as const,
  );
  return { name: name.toUpperCase(), params: new Map(pairs), value };
}

interface Open {
  readonly name: string;
  readonly lines: Line[];
  readonly parts: Component[];
  readonly at: number;
}

/**
 * The parts of a calendar. A line that is none is passed over, a part that does not end ends where the next of its kind
 * begins: one bad entry costs no other.
 */
export function* readComponents(text: string): Generator<undefined, readonly Component[]> {
  const root: Open = { name: '', lines: [], parts: [], at: 0 };
  const open: Open[] = [root];
  const close = () => {
    const done = open.pop();
    if (done) open.at(-1)?.parts.push(done);
  };
  const rows = text.split('\n');
  for (let at = 0; at < rows.length; at += 1) {
    yield;
    const begins = at + 1;
    const pieces = [rows[at] ?? ''];
    while (/^[ \t]/.test(rows[at + 1] ?? '')) pieces.push((rows[(at += 1)] ?? '').slice(1));
    const line = readLine(pieces.join(''));
    if (!line) continue;
    const value = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      const same = open.findLastIndex(({ name }) => name === value);
      while (same > 0 && open.length > same) close();
      if (open.length < DEEPEST) open.push({ name: value, lines: [], parts: [], at: begins });
    } else if (line.name === 'END') {
      const same = open.findLastIndex(({ name }) => name === value);
      while (same > 0 && open.length > same) close();
    } else {
      open.at(-1)?.lines.push(line);
    }
  }
  while (open.length > 1) close();
  return root.parts;
}
