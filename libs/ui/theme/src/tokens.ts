/** One colour in both themes. */
export interface ColorPair {
  readonly light: string;
  readonly dark: string;
}

/** Colours by token name; each becomes the CSS variable `--<name>`. */
export const colors = {
  bg: { light: '#fbfbfa', dark: '#141413' },
  surface: { light: '#ffffff', dark: '#1b1b19' },
  sunken: { light: '#f4f4f2', dark: '#181817' },
  line: { light: '#e8e7e4', dark: '#2a2927' },
  'line-strong': { light: '#d9d8d4', dark: '#3a3936' },
  control: { light: '#8d8c86', dark: '#77756e' },
  hover: { light: '#f5f5f3', dark: '#232321' },
  text: { light: '#1c1c1a', dark: '#f2f1ee' },
  'text-2': { light: '#5d5c57', dark: '#b4b2ab' },
  'text-3': { light: '#6e6d67', dark: '#9b9992' },
  accent: { light: '#2563eb', dark: '#5b93f8' },
  'accent-text': { light: '#1d4ed8', dark: '#8fb6fb' },
  'accent-soft': { light: '#eaf1fe', dark: '#1b2940' },
  'on-accent': { light: '#ffffff', dark: '#0c1424' },
  red: { light: '#c9372c', dark: '#f08a80' },
  'red-soft': { light: '#fdeeec', dark: '#3a1f1c' },
  amber: { light: '#a15c07', dark: '#e5b567' },
  /* Amber for outlines only: lighter than text may be. */
  'amber-line': { light: '#c47d10', dark: '#e5b567' },
  'amber-soft': { light: '#fdf3e1', dark: '#33270f' },
  green: { light: '#147d3b', dark: '#6fce8e' },
  'green-soft': { light: '#e8f6ec', dark: '#16301e' },
  /* Toasts and tooltips are drawn in the other theme's ink. */
  inverse: { light: '#1c1c1a', dark: '#f2f1ee' },
  'on-inverse': { light: '#f7f6f3', dark: '#1c1c1a' },
  'accent-inverse': { light: '#8fb6fb', dark: '#1d4ed8' },
  'red-inverse': { light: '#f08a80', dark: '#b42318' },
  scrim: { light: 'rgb(20 20 19 / 0.36)', dark: 'rgb(0 0 0 / 0.6)' },
  'shadow-near': { light: 'rgb(20 20 19 / 0.04)', dark: 'rgb(0 0 0 / 0.4)' },
  'shadow-far': { light: 'rgb(20 20 19 / 0.12)', dark: 'rgb(0 0 0 / 0.6)' },
} as const satisfies Record<string, ColorPair>;

/** Name of a colour token. */
export type ColorName = keyof typeof colors;
