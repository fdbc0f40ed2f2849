import { createHash } from 'node:crypto';
import type { Part } from './fingerprint';

/** The fingerprint of a screen in each look that is compared. */
export type Screen = Readonly<Record<string, readonly Part[]>>;

const keyOf = (style: string) => createHash('sha256').update(style).digest('hex').slice(0, 5);

/** The text that is kept beside the pictures of a screen: its styles once, then a line for each element. */
export function writeScreen(screen: Screen): string {
  const styles = new Map(
    Object.values(screen)
      .flat()
      .map(({ style }) => [keyOf(style), style]),
  );
  const table = [...styles].sort().map(([key, style]) => `${key} ${style}`);
  const looks = Object.entries(screen).map(([look, parts]) =>
    [`# ${look}`, ...parts.map(({ what, style }) => `${keyOf(style)} ${what}`)].join('\n'),
  );
  return `${[['# styles', ...table].join('\n'), ...looks].join('\n\n')}\n`;
}

/** Reads it again. */
export function readScreen(text: string): Screen {
  const sections = text.trimEnd().split('\n\n');
  const linesOf = (section: string) =>
    section
      .split('\n')
      .slice(1)
      .map((line) => [line.slice(0, 5), line.slice(6)] as const);
  const [table = '', ...looks] = sections;
  const styles = new Map(linesOf(table));
  return Object.fromEntries(
    looks.map((section) => [
      section.slice(2, section.indexOf('\n')),
      linesOf(section).map(([key, what]) => ({ what, style: styles.get(key) ?? '' })),
    ]),
  );
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
