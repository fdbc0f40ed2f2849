const FENCE = /^[ \t]*(?:>[ \t]*)*(?:(?:[-+*]|\d+[.)])[ \t]+)*(`{3,}|~{3,})(.*)$/;
const SPAN = /(?<!`)(`+)(?!`)([^\n]*?[^`\n])\1(?!`)/g;

const blank = (text: string) => ' '.repeat(text.length);

/**
 * A text with what is code in it turned into spaces, fences included: each other letter stays in its place, and nothing
 * in code is taken for a box, a link or a heading.
 */
export function withoutCode(text: string): string {
  if (!/[`~]/.test(text)) return text;
  let fence: string | null = null;
  const lines = text.split('\n').map((line) => {
    const [, run, rest = ''] = FENCE.exec(line) ?? [];
    if (fence === null) {
      if (run === undefined || (run.startsWith('`') && rest.includes('`'))) return line;
      fence = run;
      return blank(line);
    }
    const isEnd = run?.startsWith(fence) === true && rest.trim() === '';
    if (isEnd) fence = null;
    return blank(line);
  });
  return lines.join('\n').replace(SPAN, blank);
}
