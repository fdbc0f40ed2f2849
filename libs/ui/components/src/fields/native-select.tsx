import type { Ref, SelectHTMLAttributes } from 'react';
import { css, styled } from 'styled-components';
import { coarse, screenOnly } from '@plainday/ui-theme';
import { fieldStyle } from './text-field';

export type NativeSelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly invalid?: boolean;
  /** Without a border, in a line of text. */
  readonly quiet?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
};

const Box = styled.div`
  ${screenOnly}
  position: relative;
  min-width: 0;
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

const quietStyle = css`
  max-width: 260px;
  min-height: 28px;
  padding: 2px 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-2);
  font: 500 var(--type-small);
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  ${coarse} {
    min-height: 44px;
  }
`;

const StyledSelect = styled.select<{ $quiet?: boolean }>`
  ${({ $quiet }) => ($quiet ? quietStyle : fieldStyle)}
  appearance: none;
  padding-right: ${({ $quiet }) => ($quiet ? 30 : 36)}px;
  text-overflow: ellipsis;
  option {
    background: var(--surface);
    color: var(--text);
  }
`;

/** The browser's own select in our clothes: the lightest list, and the best one on a phone. */
export function NativeSelect({ invalid, quiet, ...rest }: NativeSelectProps) {
  return (
    <Box>
      <StyledSelect $quiet={quiet} aria-invalid={invalid || undefined} {...rest} />
    </Box>
  );
}
