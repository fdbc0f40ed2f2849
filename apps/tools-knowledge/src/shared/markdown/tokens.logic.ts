/** A piece of code and what it is: a word of highlight.js, such as `keyword`. */
export interface Token {
  readonly text: string;
  readonly kind?: string;
}

const PIECE = /<span class="([^"]*)">|<\/span>|[^<]+/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The marked text of highlight.js as pieces, so that it is drawn as text and never as HTML. */
export function tokensOf(marked: string): readonly Token[] {
  const open: string[] = [];
  const tokens: Token[] = [];
  for (const [whole, kind] of marked.matchAll(PIECE)) {
    if (kind !== undefined) open.push(kind.replace(/^hljs-/, '').split(/[ .]/)[0] ?? '');
    else if (whole === '</span>') open.pop();
    else {
      const text = whole.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');
      const inner = open.findLast((name) => !name.startsWith('language-'));
      tokens.push(inner ? { text, kind: inner } : { text });
    }
  }
  return tokens;
}
