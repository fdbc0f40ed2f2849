import { join, rectOf, type Rect } from './rect';

/** Words that stand in one line. */
export interface Line {
  readonly text: string;
  readonly rect: Rect;
}

/** Words whose upper edges differ by less stand in one line. CSS pixels. */
const SAME_LINE = 2;

/** The lines in which a text stands; none where it is not drawn. */
export function linesOf(node: Text): readonly Line[] {
  const words = [...node.data.matchAll(/\S+/g)];
  const first = words[0]?.index;
  const last = words.at(-1);
  if (first === undefined || !last) return [];
  const whole = placeOf(node, first, last.index + last[0].length);
  if (whole.length === 0) return [];
  if (isOneLine(whole)) {
    return [{ text: words.map(([word]) => word).join(' '), rect: whole.reduce(join) }];
  }
  const lines: Line[] = [];
  for (const { 0: word, index } of words) {
    const rect = placeOf(node, index, index + word.length)[0];
    if (!rect) continue;
    const line = lines.at(-1);
    if (line && Math.abs(line.rect.top - rect.top) < SAME_LINE) {
      lines[lines.length - 1] = { text: `${line.text} ${word}`, rect: join(line.rect, rect) };
    } else lines.push({ text: word, rect });
  }
  return lines;
}

function placeOf(node: Text, start: number, end: number): Rect[] {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return [...range.getClientRects()].map(rectOf);
}

function isOneLine(places: readonly Rect[]): boolean {
  const tops = places.map(({ top }) => top);
  return Math.max(...tops) - Math.min(...tops) < SAME_LINE;
}
