/** The tick of the logo, in a square of 24 by 24; drawn as a line of width 2 with round ends. */
export const LOGO_TICK = 'M7 12.5l3.2 3.2L17 9';

/** How a picture of the logo ends at its edge: as it is drawn everywhere, filled to its corners for systems that cut icons to their own shape, or the tick alone for those that colour it. */
export type LogoShape = 'round' | 'full' | 'tick';

/** The logo as a picture, in the two colours that it has in the light. */
export function logoSvg(shape: LogoShape, accent: string, onAccent: string): string {
  const ground =
    shape === 'tick'
      ? ''
      : `<rect width="24" height="24"${shape === 'round' ? ' rx="7"' : ''} fill="${accent}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${ground}` +
    `<path d="${LOGO_TICK}" fill="none" stroke="${onAccent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  );
}
