import { withoutCode } from '../../links/without-code.logic';

/** A stretch of a text that means the same alone as in the whole. */
export interface Piece {
  readonly text: string;
  /** How many lines of the whole come before it. */
  readonly linesBefore: number;
}

/** About how long a piece is, in letters: a few milliseconds of work, and more than most screens show. */
const PIECE_LETTERS = 4000;

/** What reaches over empty lines: definitions of links and footnotes, HTML blocks that only their own end closes. */
const REACHES_FAR =
  /^ {0,3}(?:>[ \t]?)*(?:\[[^\]\n]+\]:|<(?:!|\?|(?:pre|script|style|textarea)\b))/im;

/** What ends everything before it when it stands after an empty line, at the edge: a heading or a word. */
const BEGINS = /^(?:#{1,6}\s|\p{L})/u;

/** A long Markdown text, cut where no list, quote, table or code goes on; a short one is one piece. */
export function piecesOf(text: string): readonly Piece[] {
  if (text.length < 2 * PIECE_LETTERS) return [{ text, linesBefore: 0 }];
  const seen = withoutCode(text);
  if (REACHES_FAR.test(seen)) return [{ text, linesBefore: 0 }];

  const lines = text.split('\n');
  const seenLines = seen.split('\n');
  const pieces: Piece[] = [];
  let first = 0;
  let letters = 0;
  function cut(end: number): void {
    pieces.push({ text: lines.slice(first, end).join('\n'), linesBefore: first });
    first = end;
    letters = 0;
  }
  lines.forEach((line, index) => {
    const isEdge = lines[index - 1]?.trim() === '' && BEGINS.test(seenLines[index] ?? '');
    if (isEdge && letters >= PIECE_LETTERS) cut(index);
    letters += line.length + 1;
  });
  cut(lines.length);
  return pieces;
}

/** The levels of headings that a text uses, so that its pieces count them alike; what is code is no heading. */
export function headingLevels(text: string): readonly number[] {
  const levels = new Set<number>();
  let isText = false;
  for (const line of withoutCode(text).split('\n')) {
    const marks = /^[ \t>]*(#{1,6})(?:\s|$)/.exec(line)?.[1];
    const under: RegExpExecArray | null = isText ? /^ {0,3}(?:(=+)|-+)[ \t]*$/.exec(line) : null;
    if (marks) levels.add(marks.length);
    if (under) levels.add(under[1] ? 1 : 2);
    isText = line.trim() !== '' && !marks && !under;
  }
  return [...levels];
}
