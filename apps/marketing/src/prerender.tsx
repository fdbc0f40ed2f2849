import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { themeCss } from '@plainday/ui-theme';
import { AboutContext } from './about/about-context';
import { bootScript } from './boot-script';
import { htmlDocument, type PublicAssets } from './document';
import { BrowsersContext } from './frame/browsers-context';
import { LiveContext } from './live/live-tools';
import { ShotsContext } from './pictures/shots';
import { siteCss } from './site-css';
import { sitePages, type SitePage } from './site-pages';

function stylesOf(sheet: ServerStyleSheet): string {
  return sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\/\s*/g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}

function renderPage(page: SitePage, assets: PublicAssets): string {
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToStaticMarkup(
      sheet.collectStyles(
        <ShotsContext value={assets.shots}>
          <LiveContext value={assets.live}>
            <BrowsersContext value={assets.browsers.names}>
              <AboutContext value={assets.about}>{page.content}</AboutContext>
            </BrowsersContext>
          </LiveContext>
        </ShotsContext>,
      ),
    );
    return htmlDocument({
      ...page,
      css: themeCss + siteCss(assets.font) + stylesOf(sheet),
      bootScript: bootScript(page.forVisitorsOnly),
      assets,
      body,
    });
  } finally {
    sheet.seal();
  }
}

/** All public pages as complete HTML documents, by their path. */
export function renderPages(assets: PublicAssets): Record<string, string> {
  return Object.fromEntries(sitePages.map((page) => [page.path, renderPage(page, assets)]));
}
