import { site } from './content/site';

/** Files beside the pages, by their public address. */
export interface PublicAssets {
  readonly font: string;
  readonly favicon: string;
}

export interface DocumentParts {
  readonly title: string;
  readonly description: string;
  /** Style sheet of the page. */
  readonly css: string;
  /** Runs before the first paint. */
  readonly script: string;
  readonly assets: PublicAssets;
  /** Markup of the page. */
  readonly body: string;
}

/** Where the gateway may put something into the head. */
const HEAD_MARKER = '<!--plainday:head-->';

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** A whole HTML document. It works without any script. */
export function htmlDocument(parts: DocumentParts): string {
  const { css, script, assets, body } = parts;
  const title = escape(parts.title);
  const description = escape(parts.description);
  return [
    `<!doctype html><html lang="en"><head>${HEAD_MARKER}<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${script}</script>`,
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    '<meta name="theme-color" content="#fbfbfa" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141413" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" type="image/svg+xml" href="${assets.favicon}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin="anonymous">`,
    `<style>${css}</style></head><body>${body}</body></html>`,
  ].join('\n');
}
