export interface ScaleBarsProps {
  /** How many bars are filled. */
  readonly value: number;
  readonly max?: number;
  /** Height of the drawing in CSS pixels. */
  readonly size?: number;
}

/** A value of a few as rising bars, filled or hollow: readable without colour. Decoration: say the value beside it. */
export function ScaleBars({ value, max = 5, size = 18 }: ScaleBarsProps) {
  return (
    <svg width={max * 5 - 1} height={size} aria-hidden viewBox={`0 0 ${max * 5 - 1} 20`}>
      {Array.from({ length: max }, (_, index) => {
        const height = 4 + (16 * (index + 1)) / max - 1;
        const filled = index < value;
        return (
          <rect
            key={index}
            x={index * 5 + 0.5}
            y={19.5 - height}
            width={3}
            height={height}
            rx={1}
            fill={filled ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth={1}
            strokeOpacity={filled ? 1 : 0.55}
          />
        );
      })}
    </svg>
  );
}
