import type { APIRequestContext } from '@playwright/test';

/** The paths of all public pages, as the sitemap tells them to crawlers. */
export async function sitePaths(request: APIRequestContext, origin: string): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? '');
  return addresses.map((address) => {
    if (!address.startsWith(origin)) throw new Error(`The sitemap leads elsewhere: ${address}`);
    return address.slice(origin.length) || '/';
  });
}
