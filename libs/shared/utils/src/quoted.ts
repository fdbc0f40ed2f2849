/** Characters of a name that a sentence can bear. */
const MOST = 60;

/** A name inside a sentence: `“Pay rent”`; a long one is cut. */
export function quoted(name: string): string {
  const letters = [...name.trim()];
  const shown =
    letters.length > MOST ? `${letters.slice(0, MOST - 1).join('')}…` : letters.join('');
  return `“${shown}”`;
}
