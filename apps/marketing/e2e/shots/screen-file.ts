import { createHash } from 'node:crypto';
import type { Part } from './fingerprint';

/** The fingerprint of a screen in each look that is compared, and the browser that read it. */
export interface Screen {
  /** Its name and major version. */
  readonly browser: string;
  readonly looks: Readonly<Record<string, readonly Part[]>>;
}

const keyOf = (style: string) => createHash('sha256').update(style).digest('hex').slice(0, 12);

/** The styles by their keys; no key stands for two of them. */
function tableOf(parts: readonly Part[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  for (const { style } of parts) {
    const key = keyOf(style);
    if ((table.get(key) ?? style) !== style) throw new Error(`Two styles have the key ${key}`);
    table.set(key, style);
  }
  return table;
}

/** The text that is kept beside the pictures of a screen: its browser, its styles once, then a line for each element. */
export function writeScreen({ browser, looks }: Screen): string {
  const table = [...tableOf(Object.values(looks).flat())].sort();
  const styles = ['# styles', ...table.map(([key, style]) => `${key} ${style}`)];
  const sections = Object.entries(looks).map(([look, parts]) =>
    [`# ${look}`, ...parts.map(({ what, style }) => `${keyOf(style)} ${what}`)].join('\n'),
  );
  return `${[browser, styles.join('\n'), ...sections].join('\n\n')}\n`;
}

function splitLine(line: string): readonly [key: string, rest: string] {
  const end = line.indexOf(' ');
  return [line.slice(0, end), line.slice(end + 1)];
}

/** Reads it again. */
export function readScreen(text: string): Screen {
  const [browser = '', table = '', ...sections] = text.trimEnd().split('\n\n');
  const linesOf = (section: string) => section.split('\n').slice(1).map(splitLine);
  const styles = new Map(linesOf(table));
  const looks = sections.map((section) => [
    section.slice(2, section.indexOf('\n')),
    linesOf(section).map(([key, what]) => ({ what, style: styles.get(key) ?? '' })),
  ]);
  return { browser, looks: Object.fromEntries(looks) as Screen['looks'] };
}

const notesOf = (style: string) => new Set(style.split('; ').filter(Boolean));

/** How an element's style differs: what it was, and what it is. */
function apart(before: string, now: string): string {
  const [old, fresh] = [notesOf(before), notesOf(now)];
  const gone = [...old].filter((note) => !fresh.has(note));
  const come = [...fresh].filter((note) => !old.has(note));
  return `${gone.join('; ') || 'nothing'} → ${come.join('; ') || 'nothing'}`;
}

/** Says what two fingerprints of one screen do not share, the first few of it; nothing where they are alike. */
export function differences(before: readonly Part[], now: readonly Part[], most = 3): string[] {
  const found: string[] = [];
  const [old, fresh] = [before.map(({ what }) => what), now.map(({ what }) => what)];
  const gone = missingFrom(fresh, old).map((what) => `no longer there: ${what}`);
  const come = missingFrom(old, fresh).map((what) => `new: ${what}`);
  found.push(...gone, ...come);
  if (found.length === 0) {
    now.forEach((part, index) => {
      const was = before[index];
      if (was?.what !== part.what) found.push(`in another place: ${part.what}`);
      else if (was.style !== part.style)
        found.push(`${part.what}: ${apart(was.style, part.style)}`);
    });
  }
  return found.slice(0, most);
}

/** The words of a list that another one has not, as often as they are too many. */
function missingFrom(there: readonly string[], wanted: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const what of there) left.set(what, (left.get(what) ?? 0) + 1);
  return wanted.filter((what) => {
    const count = left.get(what) ?? 0;
    left.set(what, count - 1);
    return count <= 0;
  });
}
