/** Ten shapes, in the order of the ten palette colours: what a colour says is said by its shape too. */
export const SHAPES = [
  'circle',
  'diamond',
  'square',
  'triangle',
  'hexagon',
  'plus',
  'ring',
  'leaf',
  'star',
  'bars',
] as const;

/** Name of a shape. */
export type ShapeName = (typeof SHAPES)[number];

const PATHS: Readonly<Record<ShapeName, string>> = {
  circle: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13Z',
  diamond: 'M8 .8 15.2 8 8 15.2.8 8Z',
  square:
    'M3.4 2h9.2A1.4 1.4 0 0 1 14 3.4v9.2a1.4 1.4 0 0 1-1.4 1.4H3.4A1.4 1.4 0 0 1 2 12.6V3.4A1.4 1.4 0 0 1 3.4 2Z',
  triangle: 'M8 1.6 15.2 14H.8Z',
  hexagon: 'M4.4 1.8h7.2L15.2 8l-3.6 6.2H4.4L.8 8Z',
  plus: 'M5.8 1.5h4.4v4.3h4.3v4.4h-4.3v4.3H5.8v-4.3H1.5V5.8h4.3Z',
  ring: 'M8 1.2a6.8 6.8 0 1 1 0 13.6A6.8 6.8 0 0 1 8 1.2Zm0 3.6a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4Z',
  leaf: 'M14.5 1.5v6a7 7 0 0 1-7 7h-6v-6a7 7 0 0 1 7-7Z',
  star: 'm8 .9 2.2 4.6 5 .7-3.6 3.5.9 5L8 12.3l-4.5 2.4.9-5L.8 6.2l5-.7Z',
  bars: 'M1.5 9h3.4v5.5H1.5Zm4.8-4h3.4v9.5H6.3Zm4.8-3.5h3.4v13h-3.4Z',
};

export interface ShapeProps {
  readonly shape: ShapeName;
  /** A CSS colour. */
  readonly color?: string;
  /** Edge in CSS pixels. */
  readonly size?: number;
  /** Says the shape aloud. Without it the shape is decoration. */
  readonly title?: string;
}

/** One of ten marks. An edge keeps pale colours at 3:1 against the page. */
export function Shape({ shape, color = 'currentColor', size = 14, title }: ShapeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill={color}
      fillRule="evenodd"
      stroke={`color-mix(in oklab, ${color} 60%, var(--text))`}
      strokeWidth={0.9}
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={PATHS[shape]} />
    </svg>
  );
}
