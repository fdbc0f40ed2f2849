import { colors } from './tokens';
import type { ColorName, ColorPair } from './tokens';

function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(parseInt(hex.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours as WCAG 2.2 computes it. */
function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pages: readonly ColorName[] = ['bg', 'surface', 'sunken', 'hover'];

const texts: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  text: [...pages, 'accent-soft', 'red-soft', 'amber-soft', 'green-soft'],
  'text-2': [...pages, 'accent-soft'],
  'text-3': pages,
  'accent-text': [...pages, 'accent-soft'],
  red: [...pages, 'red-soft'],
  amber: ['bg', 'surface', 'amber-soft'],
  green: ['bg', 'surface', 'green-soft'],
  'on-accent': ['accent'],
  'on-inverse': ['inverse'],
  'accent-inverse': ['inverse'],
  'red-inverse': ['inverse'],
};

const shapes: Readonly<Partial<Record<ColorName, readonly ColorName[]>>> = {
  control: pages,
  accent: pages,
  red: pages,
  'amber-line': ['bg', 'surface', 'hover'],
};

function pairs(table: typeof texts): [ColorName, ColorName, keyof ColorPair][] {
  return Object.entries(table).flatMap(([front, backs]) =>
    (backs ?? []).flatMap((back) =>
      (['light', 'dark'] as const).map((theme): [ColorName, ColorName, keyof ColorPair] => [
        front as ColorName,
        back,
        theme,
      ]),
    ),
  );
}

it('computes contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it.each(pairs(texts))('text %s on %s is readable in %s: at least 4.5:1', (front, back, theme) => {
  expect(contrast(colors[front][theme], colors[back][theme])).toBeGreaterThanOrEqual(4.5);
});

it.each(pairs(shapes))('outline %s on %s is seen in %s: at least 3:1', (front, back, theme) => {
  expect(contrast(colors[front][theme], colors[back][theme])).toBeGreaterThanOrEqual(3);
});
