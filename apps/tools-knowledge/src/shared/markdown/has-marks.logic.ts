/** What makes a text more than plain lines. When in doubt it is Markdown. */
const MARKS = /[*_`~#|\\<>&[\]@]|:\/\/|www\.|^\s*(?:[-+=]|\d+[.)])|^ {4}|^\t|\n\s*\n/m;

/** True when a text looks different as Markdown: a plain one is shown without the renderer. */
export function hasMarks(text: string): boolean {
  return MARKS.test(text);
}
