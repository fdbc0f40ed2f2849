import { fullAddress } from './structured-data';

/** `sitemap.xml`: every public page. */
export function sitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `<url><loc>${fullAddress(path)}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt`: the public pages are open, the app is of no use to a crawler. */
export function robots(): string {
  return [
    'User-agent: *',
    'Allow: /',
    'Disallow: /dashboard',
    '',
    `Sitemap: ${fullAddress('/sitemap.xml')}`,
    '',
  ].join('\n');
}
