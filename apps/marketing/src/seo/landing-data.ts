import { pricing } from '../content/pricing';
import { site } from '../content/site';
import { fullAddress, graph, product, type StructuredData } from './structured-data';

/** The site, and the product with its prices. */
export function landingData(): StructuredData {
  const offers = pricing.plans.map(({ name, price }) => ({
    '@type': 'Offer',
    name,
    price: price.replace('$', ''),
    priceCurrency: 'USD',
    url: fullAddress('/pricing'),
  }));
  const website = { '@type': 'WebSite', name: site.name, url: fullAddress('/') };
  return graph(website, { ...product, offers });
}
