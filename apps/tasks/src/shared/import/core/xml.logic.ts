/** An element of an XML file. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  /** Its own text, and what stood as it is between `<![CDATA[` and `]]>`. */
  text: string;
  /** Where its content stands in the file. */
  readonly from: number;
  to: number;
}

/** No file of a person lies deeper, or has more elements. */
const DEPTH_MAX = 500;
const ELEMENTS_MAX = 500_000;

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi;
const ATTRIBUTE = /([^\s=/<>"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const TAG = /^<(\/?)([^\s/<>"'=]+)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/;

/** Text with the references that XML knows by itself, and one kind of line ends. Those that a file declares are never read. */
const textOf = (raw: string): string =>
  raw
    .replace(REFERENCE, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return NAMED.get(name) ?? whole;
      const code = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
    })
    .replace(/\r\n?/g, '\n');

function attributesOf(raw: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', double, single] of raw.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), textOf(double ?? single ?? ''));
  }
  return attributes;
}

const element = (name: string, attributes: XmlElement['attributes'], from: number): XmlElement => ({
  name,
  attributes,
  children: [],
  text: '',
  from,
  to: from,
});

/** Where something that is passed over ends: a comment, a declaration, an instruction. */
function endOfOther(xml: string, at: number): number {
  const [mark, offset] = xml.startsWith('<!--', at)
    ? (['-->', 4] as const)
    : xml.startsWith('<?', at)
      ? (['?>', 2] as const)
      : ([/\[/.test(xml.slice(at, xml.indexOf('>', at) + 1)) ? ']>' : '>', 2] as const);
  const end = xml.indexOf(mark, at + offset);
  return end < 0 ? xml.length : end + mark.length;
}

/**
 * Reads XML as far as it goes. Declared entities are not expanded, nothing is fetched, and how deep it lies has a limit:
 * no file can make more of it than it is long. What is not closed ends with what holds it. Answers an element that holds
 * the outermost ones; names of elements and attributes are in small letters.
 */
export function* readXml(xml: string): Generator<undefined, XmlElement> {
  const root = element('', new Map(), 0);
  const open: XmlElement[] = [root];
  let count = 0;
  let at = 0;
  const top = () => open.at(-1) ?? root;
  while (at < xml.length && count < ELEMENTS_MAX) {
    const next = xml.indexOf('<', at);
    if (next !== at) top().text += textOf(xml.slice(at, next < 0 ? xml.length : next));
    if (next < 0) break;
    at = next;
    if (xml.startsWith('<![CDATA[', at)) {
      const end = xml.indexOf(']]>', at);
      top().text += xml.slice(at + 9, end < 0 ? xml.length : end);
      at = end < 0 ? xml.length : end + 3;
      continue;
    }
    if (xml[at + 1] === '!' || xml[at + 1] === '?') {
      at = endOfOther(xml, at);
      continue;
    }
    const close = xml.indexOf('>', at);
    const [whole = '', slash, name = '', attributes = '', empty] =
      TAG.exec(xml.slice(at, close < 0 ? xml.length : close + 1)) ??
      // A sign of its end within a value.
      TAG.exec(xml.slice(at, at + 20_000)) ??
      [];
    if (whole === '') {
      top().text += '<';
      at += 1;
      continue;
    }
    at += whole.length;
    const tag = name.toLowerCase();
    if (slash) {
      const place = open.findLastIndex((one) => one.name === tag);
      // An end without a beginning is none.
      if (place > 0) for (const one of open.splice(place)) one.to = at - whole.length;
      continue;
    }
    const made = element(tag, attributesOf(attributes), at);
    count += 1;
    yield;
    // What lies deeper hangs on the deepest.
    top().children.push(made);
    if (!empty && open.length < DEPTH_MAX) open.push(made);
  }
  for (const one of open) one.to = xml.length;
  return root;
}

/** The first element of a name below another, at any depth. */
export function elementIn(parent: XmlElement, name: string): XmlElement | null {
  const waiting = [parent];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if (one.name === name) return one;
    for (const child of one.children.toReversed()) waiting.push(child);
  }
  return null;
}

/** The elements of a name right below another. */
export const childrenOf = (parent: XmlElement, name: string): readonly XmlElement[] =>
  parent.children.filter((child) => child.name === name);
