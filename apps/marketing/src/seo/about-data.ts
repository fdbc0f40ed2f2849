import type { PageMeta } from '../content/copy.types';
import { breadcrumbs, fullAddress, graph, type StructuredData } from './structured-data';

interface AboutPage {
  readonly label: string;
  readonly href: string;
  readonly meta: PageMeta;
}

/** A page about Plainday itself. */
export function aboutData({ label, href, meta }: AboutPage): StructuredData {
  const page = { '@type': 'WebPage', name: meta.title, url: fullAddress(href) };
  return graph(page, breadcrumbs({ name: label, path: href }));
}
