/** What the page shows beside its list. */
export type BoardPlace =
  | { readonly kind: 'list' }
  | { readonly kind: 'entry'; readonly id: string }
  | { readonly kind: 'edit'; readonly id: string }
  | { readonly kind: 'new'; readonly title?: string };

const EDIT = 'edit:';
const NEW = 'new';

/** The place that an address names: `?tool=knowledge-base&at=…`. */
export function placeOf(at: string | undefined): BoardPlace {
  if (at === undefined) return { kind: 'list' };
  if (at === NEW) return { kind: 'new' };
  if (at.startsWith(`${NEW}:`)) return { kind: 'new', title: at.slice(NEW.length + 1) };
  if (at.startsWith(EDIT)) return { kind: 'edit', id: at.slice(EDIT.length) };
  return { kind: 'entry', id: at };
}

/** The address of a place; undefined for the list. */
export function addressOf(place: BoardPlace): string | undefined {
  switch (place.kind) {
    case 'list':
      return undefined;
    case 'new':
      return place.title === undefined ? NEW : `${NEW}:${place.title}`;
    case 'edit':
      return EDIT + place.id;
    case 'entry':
      return place.id;
  }
}
