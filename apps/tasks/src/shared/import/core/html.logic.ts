const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
const LINK = /<a\b[^>]*?\shref\s*=\s*["']((?:https?|mailto):[^"'<>]*)["'][^>]*>(.*?)<\/a\s*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const BREAK = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|pre)\s*>/gi;

/** Text with its character references read. */
const unescapeHtml = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name.toLowerCase()) ?? whole;
    const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });

const TAGS =
  'a|b|blockquote|body|br|center|code|del|div|em|figure|font|form|h[1-6]|head|hr|html|i|iframe|img|input|ins|label|li|mark|meta|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|th|thead|tr|u|ul';
const IS_HTML = new RegExp(
  `<\\/?(?:${TAGS})(?:\\s[^<>]*)?\\/?>|&(?:amp|lt|gt|quot|nbsp|#\\d+);`,
  'i',
);

/** True for a text with tags of pages or character references: other words in angle brackets are text. */
export const isHtml = (text: string): boolean => IS_HTML.test(text);

/** What a page says, as lines of plain text. It is text from here on, and never shown as a page. */
export function htmlText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?-->|<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(LINK, (_, address: string, words: string) =>
      words.includes(address) ? words : `${words} (${address})`,
    )
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' | ')
    .replace(/([^\s>])\s*(?=<[ou]l\b)/gi, '$1\n')
    .replace(BREAK, '\n')
    .replace(/<li\b[^>]*>/gi, '- ')
    .replace(/<\/?[a-z!?][^<>]*>/gi, '');
  return unescapeHtml(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, lines) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim();
}
