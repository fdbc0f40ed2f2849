import { inflateSync } from 'node:zlib';

/** Objects of a file by their number: what stands in them, and their stream as text. */
function objectsOf(pdf: Buffer): ReadonlyMap<number, { head: string; stream: string }> {
  const source = pdf.toString('latin1');
  const found = new Map<number, { head: string; stream: string }>();
  for (const match of source.matchAll(/(?:^|\n)(\d+) 0 obj\r?\n?([\s\S]*?)(stream\r?\n|endobj)/g)) {
    const [whole, number = '', head = '', end = ''] = match;
    let stream = '';
    if (end !== 'endobj') {
      const from = match.index + whole.length;
      const [, length = ''] = /\/Length (\d+)/.exec(head) ?? [];
      const bytes = pdf.subarray(from, from + Number(length));
      stream = head.includes('FlateDecode') ? inflateSync(bytes).toString('latin1') : '';
    }
    found.set(Number(number), { head, stream });
  }
  return found;
}

const hex = (text: string) => parseInt(text, 16);

/** A font: how many digits call a sign of it, and what its signs stand for. */
interface Font {
  readonly digits: number;
  readonly signs: ReadonlyMap<number, string>;
}

/** What the signs of a font stand for. */
function signsOf(map: string): Font['signs'] {
  const signs = new Map<number, string>();
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, sign = '', text = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      const units = text.match(/.{4}/g) ?? [];
      signs.set(hex(sign), String.fromCharCode(...units.map(hex)));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', to = '', text = ''] of block.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      for (let sign = hex(from); sign <= hex(to); sign += 1) {
        signs.set(sign, String.fromCharCode(hex(text) + sign - hex(from)));
      }
    }
  }
  return signs;
}

/** The fonts of a file: they are called by their object. */
function fontsOf(objects: ReturnType<typeof objectsOf>): ReadonlyMap<string, Font> {
  const fonts = new Map<string, Font>();
  for (const [number, { head }] of objects) {
    const [, map = ''] = /\/ToUnicode (\d+) 0 R/.exec(head) ?? [];
    // A font whose weight varies is drawn sign by sign, and called by one byte.
    const digits = head.includes('/Type3') ? 2 : 4;
    const signs = signsOf(objects.get(Number(map))?.stream ?? '');
    if (map) fonts.set(`F${number}`, { digits, signs });
  }
  return fonts;
}

function wordsOf(stream: string, fonts: ReadonlyMap<string, Font>): string {
  if (!/\bBT\b/.test(stream)) return '';
  let text = '';
  let font: Font = { digits: 4, signs: new Map() };
  for (const [, name, called = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>/g)) {
    if (name) font = fonts.get(name) ?? font;
    for (let at = 0; at < called.length; at += font.digits) {
      text += font.signs.get(hex(called.slice(at, at + font.digits))) ?? '';
    }
  }
  return text;
}

/** The words of a PDF as Chromium writes it, without the room between them. */
export function textOfPdf(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()].map(({ stream }) => wordsOf(stream, fonts)).join('');
}

/** The same of each of its pages. */
export function pagesOfPdf(pdf: Buffer): readonly string[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  return [...objects.values()]
    .filter(({ head }) => /\/Type ?\/Page\b/.test(head))
    .map(({ head }) => Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))
    .map((contents) => wordsOf(objects.get(contents)?.stream ?? '', fonts));
}
