/** One step of the type scale at the browser's default size of 16 px; it grows with what the user chose. */
interface TypeStep {
  readonly size: number;
  readonly line: number;
  /** Where it may not grow further, as a share of the window: what cannot wrap would be cut in large text. */
  readonly most?: string;
}

/**
 * The type scale. Each step becomes `--type-<name>`, used as `font: var(--type-small)` or with a weight
 * before it, `font: 600 var(--type-small)`; and `--size-<name>` where only the size changes.
 */
export const typeScale = {
  /** Keys, labels of charts. */
  tiny: { size: 11, line: 16 },
  /** Words under the icons of a bar: five of them stand beside each other on a phone. */
  bar: { size: 11, line: 16, most: '3.8vw' },
  /** Facts, hints, times. */
  caption: { size: 12, line: 16 },
  /** Labels, small buttons, summaries. */
  small: { size: 13, line: 20 },
  /** Text. */
  body: { size: 14, line: 20 },
  /** Titles of items in lists. */
  item: { size: 14.5, line: 24 },
  /** Headings of cards and sections. */
  subheading: { size: 15, line: 22 },
  /** Text to read at length, headings of groups. */
  lead: { size: 16, line: 24 },
  /** Headings of dialogs. */
  heading: { size: 18, line: 24 },
  /** Small figures, what stands alone. */
  large: { size: 20, line: 28 },
  /** The heading of a page. */
  title: { size: 26, line: 32 },
  /** Numbers people look for. */
  figure: { size: 34, line: 40 },
  'clock-small': { size: 52, line: 56, most: '16.25vw' },
  clock: { size: 64, line: 68, most: '20vw' },
} as const satisfies Record<string, TypeStep>;

const rem = (px: number) => `${px / 16}rem`;
const sizeOf = ({ size, most }: TypeStep) => (most ? `min(${rem(size)},${most})` : rem(size));

/** The small steps of the scale, as large as a field must be where a finger points: iOS zooms into a smaller one. */
export const touchVariables = Object.entries(typeScale)
  .filter(([, { size }]) => size < 16)
  .map(
    ([name, { line }]) =>
      `--size-${name}:var(--size-touch);--type-${name}:var(--size-touch)/${rem(line)} var(--font);`,
  )
  .join('');

/** The scale as CSS variables. `--size-touch` is for a field that takes its size from what is around it. */
export const typeVariables = Object.entries(typeScale)
  .map(
    ([name, step]) =>
      `--size-${name}:${sizeOf(step)};--type-${name}:${sizeOf(step)}/${rem(step.line)} var(--font);`,
  )
  .join('')
  .concat('--size-touch:max(1rem,16px);');
