/** Shows all of a map, with room for the controls above and the bar below it. */
export const FIT = { padding: { top: '64px', bottom: '84px', x: '32px' }, maxZoom: 1 } as const;

/** The first look at a map: near enough to read, even where not all of it has room. */
export const FIRST_FIT = { ...FIT, minZoom: 0.5 } as const;
