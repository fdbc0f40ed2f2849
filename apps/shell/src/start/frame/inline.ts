import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IconNode } from '@plainday/federation-contract';

/** An icon as markup, drawn like `Icon` of ui-components. */
export function svg(node: IconNode, size = 18, stroke = 1.75): string {
  const shapes = node
    .map(([tag, attrs]) => {
      const list = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${list.join('')}></${tag}>`;
    })
    .join('');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none"` +
    ` stroke="currentColor" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` +
    `${shapes}</svg>`
  );
}

/** The stand-in for Inter with the same measures, so that no line moves when the font arrives. */
export function fontFallbackCss(): string {
  const file = join(import.meta.dirname, '../../../../../libs/ui/theme/src/fonts.css');
  const faces = readFileSync(file, 'utf8').match(/@font-face\s*{[^}]*}/g) ?? [];
  return faces
    .filter((face) => face.includes('Inter Fallback'))
    .join('')
    .replace(/\s+/g, ' ');
}
