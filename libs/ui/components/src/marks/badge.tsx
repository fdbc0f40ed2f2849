import type { HTMLAttributes } from 'react';
import { styled, css } from 'styled-components';
import { Icon } from './icon';
import type { IconNode } from './icon';

export type Tone = 'neutral' | 'accent' | 'red' | 'amber' | 'green';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: Tone;
  readonly icon?: IconNode;
}

const tints = {
  neutral: css`
    color: var(--text-2);
    border-color: var(--line-strong);
  `,
  accent: css`
    color: var(--accent-text);
    background: var(--accent-soft);
  `,
  red: css`
    color: var(--red);
    background: var(--red-soft);
  `,
  amber: css`
    color: var(--amber);
    background: var(--amber-soft);
  `,
  green: css`
    color: var(--green);
    background: var(--green-soft);
  `,
};

/** The drawing of badges and chips. */
export const badgeStyle = css<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  min-height: 24px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: 6px;
  font: 500 var(--type-caption);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${({ $tone }) => tints[$tone]}
`;

const StyledBadge = styled.span<{ $tone: Tone }>`
  ${badgeStyle}
`;

/** A short fact in a tinted box. */
export function Badge({ tone = 'neutral', icon, children, ...rest }: BadgeProps) {
  return (
    <StyledBadge $tone={tone} {...rest}>
      {icon && <Icon icon={icon} size={13} />}
      {children}
    </StyledBadge>
  );
}
