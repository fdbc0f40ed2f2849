import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { badgeStyle } from './badge';
import type { Tone } from './badge';
import { Icon } from './icon';
import type { IconNode } from './icon';

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: Tone;
  readonly icon?: IconNode;
  /** Draws a cross at the end. */
  readonly onRemove?: () => void;
  /** Accessible name of the cross, for example `Remove due date`. */
  readonly removeLabel?: string;
}

const CROSS: IconNode = [
  ['path', { d: 'M18 6 6 18' }],
  ['path', { d: 'm6 6 12 12' }],
];

const Box = styled.span<{ $tone: Tone; $removable: boolean }>`
  ${badgeStyle}
  ${({ $removable }) => $removable && 'padding-right:0;'}
`;

const Cross = styled.button`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  margin: -1px -1px -1px -4px;
  padding: 0;
  border: 0;
  border-radius: 6px;
  background: none;
  &:hover {
    background: color-mix(in oklab, currentcolor 14%, transparent);
  }
  @media (pointer: coarse) {
    width: 36px;
    height: 36px;
    margin-block: -6px;
  }
`;

/** A badge that can be taken away. */
export function Chip({
  tone = 'neutral',
  icon,
  onRemove,
  removeLabel = 'Remove',
  children,
  ...rest
}: ChipProps) {
  return (
    <Box $tone={tone} $removable={Boolean(onRemove)} {...rest}>
      {icon && <Icon icon={icon} size={13} />}
      {children}
      {onRemove && (
        <Cross type="button" aria-label={removeLabel} onClick={onRemove}>
          <Icon icon={CROSS} size={13} />
        </Cross>
      )}
    </Box>
  );
}
