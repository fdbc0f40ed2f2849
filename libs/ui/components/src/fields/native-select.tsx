import type { Ref, SelectHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { fieldStyle } from './text-field';

export type NativeSelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly invalid?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
};

const Box = styled.div`
  position: relative;
  &::after {
    content: '';
    position: absolute;
    top: calc(50% - 5px);
    right: 15px;
    width: 7px;
    height: 7px;
    border: solid var(--text-2);
    border-width: 0 1.75px 1.75px 0;
    transform: rotate(45deg);
    pointer-events: none;
  }
`;

const StyledSelect = styled.select`
  ${fieldStyle}
  appearance: none;
  padding-right: 36px;
  text-overflow: ellipsis;
  option {
    background: var(--surface);
    color: var(--text);
  }
`;

/** The browser's own select in our clothes: the lightest list, and the best one on a phone. */
export function NativeSelect({ invalid, ...rest }: NativeSelectProps) {
  return (
    <Box>
      <StyledSelect aria-invalid={invalid || undefined} {...rest} />
    </Box>
  );
}
