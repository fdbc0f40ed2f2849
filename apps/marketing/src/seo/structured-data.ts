import { PUBLIC_ORIGIN } from '@plainday/shared-utils/site';
import { site } from '../content/site';

/** A piece of schema.org data. Ratings are left out: those on the pages are sample copy (decisions 33). */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The address of a path on this site, in full. */
export function fullAddress(path: string): string {
  return `${PUBLIC_ORIGIN}${path}`;
}

/** Several pieces in one block. */
export function graph(...pieces: readonly StructuredData[]): StructuredData {
  return { '@context': 'https://schema.org', '@graph': pieces };
}

/** The product, as every page refers to it. */
export const product: StructuredData = {
  '@type': 'SoftwareApplication',
  '@id': fullAddress('/#app'),
  name: site.name,
  description: site.tagline,
  url: fullAddress('/'),
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Any',
};

/** The way from the home page to a page. */
export function breadcrumbs(...trail: readonly { name: string; path: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: site.name, path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: fullAddress(path),
    })),
  };
}
