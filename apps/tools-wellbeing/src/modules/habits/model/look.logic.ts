import { PALETTE } from '@plainday/domain-tasks';

/** Where a colour stands in the palette; the first place for any other. */
export function paletteIndex(color: string): number {
  const at = PALETTE.findIndex((one) => one.toLowerCase() === color.toLowerCase());
  return Math.max(0, at);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** White where it reaches 3:1 on the colour, else nearly black. */
export function inkOn(color: string): '#ffffff' | '#1c1c1a' {
  return 1.05 / (luminance(color) + 0.05) >= 3 ? '#ffffff' : '#1c1c1a';
}
