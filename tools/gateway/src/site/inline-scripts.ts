import { integrityOf } from '@plainday/tool-release/integrity';

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
const type = /\btype\s*=\s*["']?([^"'\s>]+)/i;
const executable = new Set([
  '',
  'module',
  'importmap',
  'text/javascript',
  'application/javascript',
  // Rules for loading ahead run nothing, but the policy asks for their hash all the same.
  'speculationrules',
]);

/** CSP sources (`sha256-…`) of the scripts written into a page. Data blocks and files are left out. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content = ''] of html.matchAll(script)) {
    const kind = type.exec(attributes)?.[1]?.toLowerCase() ?? '';
    if (/\bsrc\s*=/i.test(attributes) || !executable.has(kind)) continue;
    hashes.add(integrityOf(content, 'sha256'));
  }
  return [...hashes];
}

/** JSON text that can stand inside a script element: no `<` that could end it, no line separators. */
export function textForHtml(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** A value as JSON that can stand inside a script element. */
export function jsonForHtml(value: unknown): string {
  return textForHtml(JSON.stringify(value));
}
