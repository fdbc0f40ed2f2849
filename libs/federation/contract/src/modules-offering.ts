import type { ListedModule } from './manifest';
import type { ActionName, OffersManifest } from './offers/offers-manifest';

/** A part of what can be offered, with the kind or name where there are several. */
export type OfferQuery =
  | { readonly part: 'facts' | 'layers' | 'links'; readonly kind: string }
  | { readonly part: 'actions'; readonly kind: ActionName }
  | { readonly part: 'search' | 'links'; readonly kind?: undefined };

function has(offers: OffersManifest, { part, kind }: OfferQuery): boolean {
  switch (part) {
    case 'facts':
    case 'layers':
      return offers[part]?.some((entry) => entry.kind === kind) ?? false;
    case 'links':
      return kind === undefined ? !!offers.links?.length : (offers.links?.includes(kind) ?? false);
    case 'actions':
      return offers.actions?.includes(kind) ?? false;
    case 'search':
      return offers.search ?? false;
  }
}

/** The modules whose manifests say that they offer this. Known before any of their code is loaded. */
export function modulesOffering<Module extends Pick<ListedModule, 'offers'>>(
  modules: readonly Module[],
  query: OfferQuery,
): readonly Module[] {
  return modules.filter(({ offers }) => offers && has(offers, query));
}
