import { withoutCode } from '../links/without-code.logic';

const BOX = /^(\s*(?:>\s*)*(?:[-+*]|\d+[.)])\s+\[)([ xX])(\](?:\s|$))/;

/** One line of a checklist. */
export interface ChecklistLine {
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  readonly done: boolean;
}

/** The checklist lines of a text that say something, in order; what is code is none. */
export function checklistOf(text: string): readonly ChecklistLine[] {
  const seen = withoutCode(text).split('\n');
  return text.split('\n').flatMap((whole, index) => {
    const box = BOX.test(seen[index] ?? '') ? BOX.exec(whole) : null;
    const rest = box ? whole.slice(box[0].length).trim() : '';
    return box && rest ? [{ line: index + 1, text: rest, done: box[2] !== ' ' }] : [];
  });
}

/** What is still open of the checklist of a text. */
export function openItems(text: string): readonly string[] {
  return checklistOf(text).flatMap((item) => (item.done ? [] : item.text));
}

/** A text in which the checklist line is ticked, or not ticked any more; as it was where there is none. */
export function tickLine(text: string, line: number): string {
  const lines = text.split('\n');
  const old = lines[line - 1];
  if (old === undefined || !BOX.test(withoutCode(text).split('\n')[line - 1] ?? '')) return text;
  lines[line - 1] = old.replace(
    BOX,
    (_all, before: string, mark: string, after: string) =>
      `${before}${mark === ' ' ? 'x' : ' '}${after}`,
  );
  return lines.join('\n');
}
