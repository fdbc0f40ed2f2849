import { PALETTE } from '@plainday/domain-tasks';
import { tintOf, tintStyle } from './tint.logic';

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(PALETTE.map((color) => [color]))(
  'text on the tint of %s is readable in both themes',
  (color) => {
    const tint = tintOf(color);
    if (!tint) throw new Error(`${color} has no tint.`);
    expect(contrast(tint.text.light, tint.ground.light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tint.text.dark, tint.ground.dark)).toBeGreaterThanOrEqual(4.5);
  },
);

test.each([undefined, 'red', '#fff', '#12345g', 'url(//x)'])('%p has no tint', (color) => {
  expect(tintStyle(color)).toBeUndefined();
});
