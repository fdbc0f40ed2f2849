import { css, styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import { LINES_MAX } from '../../model/layout.logic';
import { inkOn, tintOf } from './tint';

interface Look {
  readonly $color: string;
  readonly $level: 1 | 2 | 3;
}

const levels = {
  1: css<Look>`
    min-width: 120px;
    border: 2px solid ${({ $color }) => $color};
    border-radius: 14px;
    background: ${({ $color }) => $color};
    color: ${({ $color }) => inkOn($color)};
    font: 650 var(--type-lead);
    > button,
    > input {
      padding: 10px 22px;
    }
  `,
  2: css<Look>`
    border: 2px solid ${({ $color }) => tintOf($color)};
    border-radius: 10px;
    font: 600 var(--type-body);
    > button,
    > input {
      padding: 6px 13px;
    }
  `,
  3: css<Look>`
    border: 1.5px solid color-mix(in oklab, ${({ $color }) => tintOf($color)} 72%, var(--surface));
    border-radius: 9px;
    font: 550 var(--type-small);
    > button,
    > input {
      padding: 4.5px 11px;
    }
  `,
};

/** Three sizes carry the level: a root filled, branches outlined, what is below small. */
export const Box = styled.div<Look>`
  width: max-content;
  max-width: 200px;
  background: var(--surface);
  color: var(--text);
  ${({ $level }) => levels[$level]}
  > button {
    display: block;
    width: 100%;
    border: 0;
    outline: 0;
    background: none;
    color: inherit;
    font: inherit;
    cursor: inherit;
  }
  > input {
    min-width: 140px;
  }
  &:hover {
    box-shadow: var(--shadow);
  }
  &[data-selected],
  &:has(input) {
    outline: 2px solid var(--accent);
    outline-offset: 3px;
  }
  &:has(button:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    box-shadow: 0 0 0 7px color-mix(in oklab, var(--accent) 25%, transparent);
  }
  &[data-target] {
    outline: 1.5px dashed var(--accent);
    outline-offset: 3px;
  }
  ${forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
    &[data-selected] {
      outline-color: Highlight;
      border-width: 4px;
    }
  }
`;

export const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  text-align: center;
  overflow-wrap: anywhere;
  -webkit-line-clamp: ${LINES_MAX};
  -webkit-box-orient: vertical;
`;
