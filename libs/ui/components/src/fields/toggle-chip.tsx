import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { screenOnly } from '@plainday/ui-theme';
import { Icon } from '../marks/icon';
import type { IconNode } from '../marks/icon';
import { optionStyle } from './option-style';

export interface ToggleChipProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'children'
> {
  readonly icon?: IconNode;
  /** What it switches, in words. */
  readonly children: ReactNode;
}

const CHECK: IconNode = [['path', { d: 'M20 6 9 17l-5-5' }]];

const Box = styled.label`
  ${optionStyle}
  ${screenOnly}
`;

/** On or off as a pill, for filters and layers: a checkbox. A check stands in it while it is on. */
export function ToggleChip({ icon, children, ...rest }: ToggleChipProps) {
  const drawing = rest.checked ? CHECK : icon;
  return (
    <Box>
      <input type="checkbox" {...rest} />
      {drawing && <Icon icon={drawing} size={13} />}
      {children}
    </Box>
  );
}
