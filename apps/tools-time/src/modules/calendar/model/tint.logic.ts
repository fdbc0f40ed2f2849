const HEX = /^#[\da-f]{6}$/i;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** A colour with a share of another in it. */
function mix(hex: string, share: number, other: string): string {
  const [front, back] = [channels(hex), channels(other)];
  const mixed = front.map((value, index) => value * share + (back[index] ?? 0) * (1 - share));
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Ground and text of a block in the colour of its project. */
export interface Tint {
  readonly ground: { readonly light: string; readonly dark: string };
  readonly text: { readonly light: string; readonly dark: string };
}

/** The tint of a project's colour; null for what is no colour of the palette's form. */
export function tintOf(color: string | undefined): Tint | null {
  if (color === undefined || !HEX.test(color)) return null;
  return {
    ground: { light: mix(color, 0.14, '#ffffff'), dark: mix(color, 0.26, '#1b1b19') },
    text: { light: mix(color, 0.55, '#000000'), dark: mix(color, 0.4, '#ffffff') },
  };
}

/** The same as custom properties of an element. */
export function tintStyle(color: string | undefined): Record<string, string> | undefined {
  const tint = tintOf(color);
  if (!tint) return undefined;
  const pair = ({ light, dark }: Tint['text']) => `light-dark(${light},${dark})`;
  return { '--ground': pair(tint.ground), '--ink': pair(tint.text) };
}
