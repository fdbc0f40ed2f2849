import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled, css } from 'styled-components';
import { phone, screenOnly } from '@plainday/ui-theme';
import { Icon } from '../marks/icon';
import type { IconNode } from '../marks/icon';

type IconButtonVariant = 'ghost' | 'outline' | 'primary' | 'danger';

export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'children' | 'aria-label'
> {
  /** Accessible name; the tooltip layer shows it after 700 ms. */
  readonly label: string;
  readonly icon: IconNode;
  /** Seen below the icon on a phone, where there are no tooltips: the word of the label that says most. */
  readonly word?: string;
  /** Edge of the button in CSS pixels; never under 24, and 44 for fingers unless `compact`. */
  readonly size?: number;
  /** Edge of the drawing in CSS pixels. */
  readonly iconSize?: number;
  readonly variant?: IconButtonVariant;
  /** Keys shown beside the label in the tooltip. */
  readonly shortcut?: string;
  /** Keeps its size under a finger, where rows are dense and the space around it is free. */
  readonly compact?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

const paints = {
  ghost: css`
    &:hover:not(:disabled),
    &[aria-expanded='true'] {
      background: color-mix(in oklab, var(--text) 7%, transparent);
      color: var(--text);
    }
  `,
  outline: css`
    background: var(--surface);
    border-color: var(--line-strong);
    &:hover:not(:disabled) {
      background: var(--hover);
      color: var(--text);
    }
  `,
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      background: color-mix(in oklab, var(--accent) 90%, var(--text));
    }
  `,
  danger: css`
    &:hover:not(:disabled) {
      background: var(--red-soft);
      color: var(--red);
    }
  `,
};

const StyledIconButton = styled.button<{
  $size: number;
  $variant: IconButtonVariant;
  $compact: boolean;
}>`
  ${screenOnly}
  display: inline-grid;
  place-items: center;
  flex-shrink: 0;
  width: ${({ $size }) => Math.max(24, $size)}px;
  height: ${({ $size }) => Math.max(24, $size)}px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-2);
  transition:
    background-color var(--dur) ease-out,
    color var(--dur) ease-out;
  ${({ $variant }) => paints[$variant]}
  &[aria-pressed='true'] {
    color: var(--accent-text);
    background: var(--accent-soft);
  }
  &:disabled {
    opacity: 0.5;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-color: Highlight;
      outline: 1px solid Highlight;
    }
  }
  @media (pointer: coarse) {
    ${({ $compact }) => !$compact && 'min-width:44px;min-height:44px;'}
  }
  ${phone} {
    &[data-word] {
      flex: none;
      place-content: center;
      width: auto;
      min-width: 44px;
      height: auto;
      min-height: 44px;
      padding: 0 4px;
      font: 500 var(--type-bar);
    }
    &[data-word]::after {
      content: attr(data-word) / '';
    }
  }
`;

/** A button of one icon. Its label is its name and its tooltip. */
export function IconButton({
  label,
  icon,
  size = 32,
  iconSize = 18,
  variant = 'ghost',
  compact = false,
  shortcut,
  word,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <StyledIconButton
      $size={size}
      $variant={variant}
      $compact={compact}
      type={type}
      aria-label={label}
      data-tip={label}
      data-tip-keys={shortcut}
      data-word={word}
      {...rest}
    >
      <Icon icon={icon} size={iconSize} />
    </StyledIconButton>
  );
}
