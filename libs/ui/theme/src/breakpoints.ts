/** Width in CSS pixels up to which a screen is drawn as a phone: bottom bar, drawer, full-screen sheets. */
export const PHONE_MAX_PX = 640;

/** Width up to which a screen is a tablet: one column beside the sidebar, words where there is room. */
export const TABLET_MAX_PX = 920;

/** Media query up to and including a width. The named ones below come first; this is for a layout with its own turn. */
export function upTo(px: number): string {
  return `@media (max-width: ${px}px)`;
}

/** Media query from a width on. */
export function from(px: number): string {
  return `@media (min-width: ${px}px)`;
}

/** Media query for the phone layout, for use inside styled-components and `matchMedia`. */
export const phone = upTo(PHONE_MAX_PX);

/** Media query for phones and tablets. */
export const tablet = upTo(TABLET_MAX_PX);

/** Media query for everything wider than a phone. */
export const wide = from(PHONE_MAX_PX + 1);

/** Media query for fingers, where targets grow to 44 px. */
export const coarse = '@media (pointer: coarse)';

/** Media query for a mouse, where actions may wait for the pointer. Always show them on focus too. */
export const hovers = '@media (hover: hover)';

/** Media query for colours the user chose: say states by borders and system colours. */
export const forcedColors = '@media (forced-colors: active)';

/** What paper has no use for: the frame, and what one presses. */
export const screenOnly = '@media print { display: none !important; }';

/** Media query for people who accept motion: the only place for an animation that repeats. */
export const motion = '@media (prefers-reduced-motion: no-preference)';

/** What stands where the buttons of its row come: it fades, and is not pressed in their stead. */
export const givesWay = 'opacity: 0; pointer-events: none;';
