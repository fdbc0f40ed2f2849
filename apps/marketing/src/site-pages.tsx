import type { ReactNode } from 'react';
import { toolPath, tools } from '@plainday/shared-utils/site';
import { about } from './content/about';
import { catalogue } from './content/catalogue';
import type { PageMeta } from './content/copy.types';
import { landing } from './content/landing';
import { pricing } from './content/pricing';
import { toolCopy } from './content/tools';
import { CataloguePage } from './pages/catalogue-page';
import { ChangesPage } from './pages/changes-page';
import { LandingPage } from './pages/landing-page';
import { PricingPage } from './pages/pricing-page';
import { PrivacyPage } from './pages/privacy-page';
import { ToolPage } from './pages/tool-page';
import { aboutData } from './seo/about-data';
import { catalogueData } from './seo/catalogue-data';
import { landingData } from './seo/landing-data';
import type { Preview } from './seo/preview';
import { pricingData } from './seo/pricing-data';
import type { StructuredData } from './seo/structured-data';
import { toolData } from './seo/tool-data';

/** A page of the public site. */
export interface SitePage {
  readonly path: string;
  readonly meta: PageMeta;
  /** What a link to it shows where it is shared. */
  readonly preview: Preview;
  /** What the page is about, in the words of schema.org. */
  readonly data: StructuredData;
  /** Name of the picture of the app that is seen first, which is fetched with the page. */
  readonly firstShot?: string;
  /** True where a signed-in visitor is sent to the dashboard (spec §2, Route table). */
  readonly forVisitorsOnly: boolean;
  readonly content: ReactNode;
}

/** The public site. Every link, the sitemap and the build come from this list. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    meta: landing.meta,
    preview: { title: landing.hero.heading, text: landing.hero.preview },
    data: landingData(),
    firstShot: 'today',
    forVisitorsOnly: true,
    content: <LandingPage />,
  },
  {
    path: '/pricing',
    meta: pricing.meta,
    preview: { title: pricing.heading, text: pricing.lead },
    data: pricingData(),
    forVisitorsOnly: true,
    content: <PricingPage />,
  },
  {
    path: '/tools',
    meta: catalogue.meta,
    preview: { title: catalogue.heading, text: catalogue.preview },
    data: catalogueData(),
    forVisitorsOnly: false,
    content: <CataloguePage />,
  },
  ...tools.map((tool) => ({
    path: toolPath(tool),
    meta: toolCopy[tool.id].meta,
    preview: { title: tool.heading, text: toolCopy[tool.id].summary },
    data: toolData(tool),
    firstShot: tool.id,
    forVisitorsOnly: false,
    content: <ToolPage tool={tool} />,
  })),
  {
    path: about.changes.href,
    meta: about.changes.meta,
    preview: { title: about.changes.heading, text: about.changes.lead },
    data: aboutData(about.changes),
    forVisitorsOnly: false,
    content: <ChangesPage />,
  },
  {
    path: about.privacy.href,
    meta: about.privacy.meta,
    preview: { title: about.privacy.heading, text: about.privacy.lead },
    data: aboutData(about.privacy),
    forVisitorsOnly: false,
    content: <PrivacyPage />,
  },
];
