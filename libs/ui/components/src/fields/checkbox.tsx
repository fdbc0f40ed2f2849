import type { InputHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';

/** Ring of a task's checkbox; the priority is also said in words (spec §3, Task). */
export type CheckboxPriority = 'high' | 'medium' | 'low';

export interface CheckboxProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'aria-label'
> {
  /** Accessible name, where no visible label is tied to it. */
  readonly label?: string;
  readonly priority?: CheckboxPriority;
  /** Diameter of the ring in CSS pixels: 20 for tasks, 16 for subtasks. */
  readonly size?: number;
  /** `round` for things to do, `square` for settings. */
  readonly shape?: 'round' | 'square';
  /** Fill when checked; a CSS colour. */
  readonly color?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/* Medium is what most tasks have: it stays quiet. Each differs by its line, not by its colour alone. */
const rings = {
  high: '3px solid var(--red)',
  medium: '1.5px solid var(--control)',
  low: '1.5px dashed var(--control)',
};

/* The input is larger than its ring, so that the target is never under 24 px. */
const StyledCheckbox = styled.input<{
  $ring: string;
  $hover: string;
  $size: number;
  $round: boolean;
  $fill: string | undefined;
  $tint: string;
}>`
  --box: ${({ $size }) => ($size < 20 ? 24 : 32)}px;
  position: relative;
  appearance: none;
  flex-shrink: 0;
  width: var(--box);
  height: var(--box);
  margin: calc((${({ $size }) => $size}px - var(--box)) / 2);
  border-radius: var(--radius-full);
  cursor: pointer;
  &::before,
  &::after {
    content: '';
    position: absolute;
    transition:
      opacity var(--dur) ease-out,
      transform var(--dur) ease-out;
  }
  &::before {
    inset: calc((var(--box) - ${({ $size }) => $size}px) / 2);
    border: ${({ $ring }) => $ring};
    border-radius: ${({ $round }) => ($round ? '50%' : '5px')};
    background: ${({ $tint }) => $tint};
  }
  &::after {
    top: 50%;
    left: 50%;
    width: ${({ $size }) => $size * 0.25}px;
    height: ${({ $size }) => $size * 0.45}px;
    margin: ${({ $size }) => `${-0.3 * $size}px 0 0 ${-0.125 * $size}px`};
    border: solid ${({ $fill }) => ($fill ? '#fff' : 'var(--on-accent)')};
    border-width: 0 1.75px 1.75px 0;
    opacity: 0;
    transform: rotate(40deg) scale(0.4);
  }
  @media (hover: hover) {
    &:hover:not(:disabled)::before {
      background: color-mix(in oklab, ${({ $hover }) => $hover} 18%, transparent);
    }
  }
  &:checked::before,
  &:checked:hover:not(:disabled)::before {
    border-color: ${({ $fill = 'var(--accent)' }) => $fill};
    background: ${({ $fill = 'var(--accent)' }) => $fill};
  }
  &:checked::after {
    opacity: 1;
    transform: rotate(40deg);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (pointer: coarse) {
    --box: ${({ $size }) => ($size < 20 ? 28 : 44)}px;
  }
  @media (forced-colors: active) {
    &:checked::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    &:checked::after {
      border-color: HighlightText;
    }
  }
`;

/** A real checkbox drawn as the ring of a task, or as a square. */
export function Checkbox({
  label,
  priority,
  size = 20,
  shape = 'round',
  color,
  ...rest
}: CheckboxProps) {
  return (
    <StyledCheckbox
      type="checkbox"
      $ring={rings[priority ?? 'medium']}
      $hover={priority === 'high' ? 'var(--red)' : 'var(--control)'}
      $tint={priority === 'high' ? 'var(--red-soft)' : 'transparent'}
      $size={size}
      $round={shape === 'round'}
      $fill={color}
      aria-label={label}
      {...rest}
    />
  );
}
