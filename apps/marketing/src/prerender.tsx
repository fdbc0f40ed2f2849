import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { themeCss } from '@plainday/ui-theme';
import { bootScript } from './boot-script';
import { landing } from './content/landing';
import { htmlDocument } from './document';
import type { PublicAssets } from './document';
import { LandingPage } from './pages/landing-page';
import { siteCss } from './site-css';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly Content: ComponentType;
}

/** The public site: one line a page, by its path. */
const pages: Readonly<Record<string, Page>> = {
  '/': { title: landing.title, description: landing.description, Content: LandingPage },
};

function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}

function renderPage({ title, description, Content }: Page, assets: PublicAssets): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(sheet.collectStyles(<Content />));
    const css = themeCss + siteCss(assets.font) + stylesOf(sheet);
    return htmlDocument({ title, description, css, script: bootScript, assets, body });
  } finally {
    sheet.seal();
  }
}

/** All public pages as complete HTML documents, by their path. */
export function renderPages(assets: PublicAssets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [path, renderPage(page, assets)]),
  );
}
