/** Entries that were chosen, by id. */
export interface PaletteUse {
  /** Places, the latest first. */
  readonly places: readonly string[];
  /** How often each action was run. */
  readonly actions: readonly { readonly id: string; readonly times: number }[];
}

const PLACES = 5;
const ACTIONS = 3;
/** Places that are remembered: those that are gone, or not at hand, must not push the others out. */
const KEPT = 20;

const timesOf = (use: PaletteUse, id: string) =>
  use.actions.find((action) => action.id === id)?.times ?? 0;

/** Remembers a choice. */
export function withUse(use: PaletteUse, id: string, kind: 'place' | 'action'): PaletteUse {
  if (kind === 'place') {
    const others = use.places.filter((other) => other !== id);
    return { ...use, places: [id, ...others].slice(0, KEPT) };
  }
  const others = use.actions.filter((action) => action.id !== id);
  return { ...use, actions: [...others, { id, times: timesOf(use, id) + 1 }] };
}

/** The same items, those that were gone to last in front. */
export function recentFirst<Item extends { readonly id: string }>(
  use: PaletteUse,
  items: readonly Item[],
): readonly Item[] {
  const recent = use.places.flatMap((id) => items.find((item) => item.id === id) ?? []);
  return [...recent, ...items.filter((item) => !recent.includes(item))];
}

/** The last places in their order, filled up with the lasting ones. */
export function recentPlaces<Item extends { readonly id: string }>(
  use: PaletteUse,
  lasting: readonly Item[],
  passing: readonly Item[] = [],
): readonly Item[] {
  const known = passing.filter(({ id }) => use.places.includes(id));
  return recentFirst(use, [...known, ...lasting]).slice(0, PLACES);
}

/** The actions that are used most. */
export function frequentActions<Item extends { readonly id: string }>(
  use: PaletteUse,
  all: readonly Item[],
): readonly Item[] {
  return [...all].sort((a, b) => timesOf(use, b.id) - timesOf(use, a.id)).slice(0, ACTIONS);
}
