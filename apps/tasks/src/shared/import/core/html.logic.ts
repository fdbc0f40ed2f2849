/** The names of U+00A0 to U+00FF, in their order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg ' +
  'plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 ' +
  'iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave ' +
  'Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil ' +
  'egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ' +
  'ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';
/** Others that writers of pages use, each before its sign. */
const SIGNS =
  'amp & lt < gt > quot " apos \' OElig Œ oelig œ Scaron Š scaron š Yuml Ÿ ndash – mdash — lsquo ‘ rsquo ’ ' +
  'sbquo ‚ ldquo “ rdquo ” bdquo „ dagger † bull • hellip … permil ‰ lsaquo ‹ rsaquo › euro € trade ™ ' +
  'larr ← uarr ↑ rarr → darr ↓ minus − ne ≠ le ≤ ge ≥';
const NAMED = new Map([
  ...LATIN.split(' ').map((name, at) => [name, String.fromCharCode(0xa0 + at)] as const),
  ...[...SIGNS.matchAll(/(\S+) (\S+)/g)].map(([, name = '', sign = '']) => [name, sign] as const),
  ['nbsp', ' '],
  ['shy', ''],
]);
const LINK = /<a\b[^>]*?\shref\s*=\s*["']((?:https?|mailto):[^"'<>]*)["'][^>]*>(.*?)<\/a\s*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi;
const BREAK = /<(?:br|hr)\b[^>]*>|<\/(?:p|div|li|ul|ol|h[1-6]|tr|table|blockquote|pre)\s*>/gi;

/** Text with its character references read. */
const unescapeHtml = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED.get(name) ?? NAMED.get(name.toLowerCase()) ?? whole;
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

/** Begins a line that lies deeper: blanks at its begin would not stay. */
const DEEPER = '\u0001';
const LIST = /<(\/?)([ou])l\b[^>]*>|<li\b[^>]*>/gi;

/** Marks items of lists by their depth and, in lists that count, by their number. */
function withItems(html: string): string {
  const lists: { readonly counts: boolean; items: number }[] = [];
  return html.replace(LIST, (tag, end?: string, kind?: string) => {
    if (kind !== undefined) {
      if (end === '') lists.push({ counts: kind.toLowerCase() === 'o', items: 0 });
      else lists.pop();
      return tag;
    }
    const list = lists.at(-1);
    if (list) list.items += 1;
    return `${DEEPER.repeat(Math.max(0, lists.length - 1))}${list?.counts ? `${list.items}.` : '-'} `;
  });
}

/** What a page says, as lines of plain text. It is text from here on, and never shown as a page. */
export function htmlText(html: string): string {
  const said = html
    .replaceAll(DEEPER, '')
    .replace(/<!--[\s\S]*?-->|<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/\s+/g, ' ')
    .replace(LINK, (_, address: string, words: string) =>
      words.includes(address) ? words : `${words} (${address})`,
    )
    .replace(/<\/t[dh]\s*>\s*(?=<t[dh]\b)/gi, ' | ')
    .replace(/([^\s>])\s*(?=<[ou]l\b)/gi, '$1\n');
  const text = withItems(said)
    .replace(BREAK, '\n')
    .replace(/<\/?[a-z!?][^<>]*>/gi, '');
  return unescapeHtml(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line, at, lines) => line !== '' || (lines[at - 1] ?? '') !== '')
    .join('\n')
    .trim()
    .replaceAll(DEEPER, '  ');
}
