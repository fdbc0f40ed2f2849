import { HEAD_PLACE } from '@plainday/shared-platform/start';
import type { About } from './about/about-context';
import type { PageMeta } from './content/copy.types';
import { site } from './content/site';
import type { LiveTools, PageScript } from './live/live-tools';
import { shotPreloads } from './pictures/shot-preloads';
import type { Shots } from './pictures/shots';
import { PREVIEW_SIZE } from './seo/preview';
import { speculationRules } from './seo/speculation-rules';
import { fullAddress, type StructuredData } from './seo/structured-data';

/** Files beside the pages, by their public address. */
export interface PublicAssets {
  readonly font: string;
  readonly favicon: string;
  /** The script of all pages; loaded after the page, and needed for nothing that can be read. */
  readonly script: PageScript;
  /** Pictures of the app. */
  readonly shots: Shots;
  /** Pictures of links to the pages, by path. */
  readonly previews: Readonly<Record<string, string>>;
  /** Tools that run on their pages. */
  readonly live: LiveTools;
  /** The supported browsers in words, and what stands before a page in an older one. */
  readonly browsers: { readonly names: string; readonly notice: string };
  readonly about: About;
}

export interface DocumentParts {
  readonly path: string;
  readonly meta: PageMeta;
  readonly data: StructuredData;
  /** Name of the picture of the app that is seen first. */
  readonly firstShot?: string;
  /** Style sheet of the page. */
  readonly css: string;
  /** Runs before the first paint. */
  readonly bootScript: string;
  readonly assets: PublicAssets;
  /** Markup of the page. */
  readonly body: string;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** JSON for a data block: nothing in it can end the element. */
function dataBlock(type: string, json: string): string {
  return `<script type="${type}">${json.replaceAll('<', '\\u003c')}</script>`;
}

function metaTags({ path, meta, assets }: DocumentParts): string {
  const title = escape(meta.title);
  const description = escape(meta.description);
  const address = fullAddress(path);
  return [
    `<title>${title}</title><meta name="description" content="${description}">`,
    `<meta name="keywords" content="${escape(meta.keywords.join(', '))}">`,
    `<link rel="canonical" href="${address}">`,
    `<meta property="og:type" content="website"><meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:title" content="${title}"><meta property="og:url" content="${address}">`,
    `<meta property="og:description" content="${description}">`,
    previewTags(assets.previews[path], title),
  ].join('\n');
}

function previewTags(picture: string | undefined, title: string): string {
  if (!picture) return '';
  const { width, height } = PREVIEW_SIZE;
  return [
    `<meta property="og:image" content="${fullAddress(picture)}">`,
    `<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">`,
    `<meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">`,
  ].join('');
}

/** A whole HTML document. It can be read and walked through without any script. */
export function htmlDocument(parts: DocumentParts): string {
  const { css, bootScript, assets, data, firstShot = '', body } = parts;
  return [
    `<!doctype html><html lang="en"><head>${HEAD_PLACE}<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${bootScript}</script>`,
    metaTags(parts),
    '<meta name="theme-color" content="#fbfbfa" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#141413" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" type="image/svg+xml" href="${assets.favicon}">`,
    `<link rel="preload" as="font" type="font/woff2" href="${assets.font}" crossorigin="anonymous">`,
    // Where the tool itself runs, it is what is seen first.
    firstShot in assets.live ? '' : shotPreloads(assets.shots[firstShot]),
    // A page is one packet or two: nothing is painted of a half of it, which the other half would push aside.
    '<link rel="expect" href="#footer" blocking="render">',
    `<style>${css}</style>`,
    `<script type="module" src="${assets.script.src}" integrity="${assets.script.integrity}"></script>`,
    dataBlock('speculationrules', speculationRules),
    dataBlock('application/ld+json', JSON.stringify(data)),
    `</head><body>${assets.browsers.notice}${body}</body></html>`,
  ].join('\n');
}
