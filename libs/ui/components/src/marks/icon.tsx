import { createElement } from 'react';

/** A drawing as data: `[tag, attributes]` pairs inside a 24 × 24 viewBox, the shape of `lucide` icons. */
export type IconNode = readonly (readonly [
  tag: string,
  attrs: Readonly<Record<string, string | number | undefined>>,
])[];

export interface IconProps {
  readonly icon: IconNode;
  /** Edge in CSS pixels: 13, 16, 18 or 20. */
  readonly size?: number;
  /** Width of the line at 24 px. */
  readonly stroke?: number;
  /** Says the icon aloud. Without it the icon is decoration. */
  readonly title?: string;
  readonly className?: string;
}

/** Draws a lucide node in the colour of the text around it. */
export function Icon({ icon, size = 16, stroke = 1.75, title, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {icon.map(([tag, attrs], index) => createElement(tag, { key: index, ...attrs }))}
    </svg>
  );
}
