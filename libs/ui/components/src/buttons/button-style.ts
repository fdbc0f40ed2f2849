import { css } from 'styled-components';
import { screenOnly } from '@plainday/ui-theme';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 's' | 'm' | 'l';

const paints = {
  primary: css`
    background: var(--accent);
    color: var(--on-accent);
    &:hover:not(:disabled) {
      background: color-mix(in oklab, var(--accent) 90%, var(--text));
    }
  `,
  secondary: css`
    background: var(--surface);
    color: var(--text-2);
    border-color: var(--line-strong);
    &:hover:not(:disabled) {
      background: var(--hover);
      color: var(--text);
    }
  `,
  ghost: css`
    background: transparent;
    color: var(--text-2);
    &:hover:not(:disabled) {
      background: var(--hover);
      color: var(--text);
    }
  `,
  danger: css`
    background: var(--red-soft);
    color: var(--red);
    &:hover:not(:disabled) {
      background: color-mix(in oklab, var(--red-soft) 88%, var(--red));
    }
  `,
};

const sizes = {
  s: css`
    min-height: 28px;
    padding: 0 10px;
    font-size: var(--size-small);
    gap: 6px;
  `,
  m: css`
    min-height: 36px;
    padding: 0 14px;
    gap: 8px;
  `,
  l: css`
    min-height: 44px;
    padding: 0 24px;
    gap: 10px;
    border-radius: var(--radius-m);
  `,
};

/** The drawing of a button, for buttons and for links that look like one. */
export const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${screenOnly}
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex-shrink: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-s);
  font: 550 var(--type-body);
  text-decoration: none;
  white-space: nowrap;
  -webkit-user-select: none;
  user-select: none;
  transition:
    background-color var(--dur) ease-out,
    color var(--dur) ease-out;
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => paints[$variant]}
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  @media (pointer: coarse) {
    min-height: ${({ $size }) => ($size === 's' ? '36px' : '44px')};
  }
`;
