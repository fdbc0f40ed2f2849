import { styled } from 'styled-components';
import { forcedColors } from '@plainday/ui-theme';
import { narrow } from './board-style';

export const Option = styled.li`
  display: grid;
  grid-template:
    'mark title title star day' auto '. facts excerpt excerpt excerpt' auto / 18px auto minmax(
      0,
      1fr
    )
    auto auto;
  align-items: center;
  column-gap: 8px;
  min-height: 56px;
  padding: 6px 14px 6px 12px;
  border-top: 1px solid var(--line);
  color: var(--text-2);
  font: var(--type-small);
  cursor: pointer;
  content-visibility: auto;
  contain-intrinsic-size: auto 56px;
  &:hover {
    background: var(--hover);
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  ${narrow} {
    grid-template:
      'mark title title title star' auto '. excerpt excerpt excerpt excerpt' auto '. facts day . back' auto / 18px auto auto minmax(
        0,
        1fr
      )
      auto;
    align-content: center;
    min-height: 79px;
    padding-inline: 4px;
    contain-intrinsic-size: auto 79px;
    &[aria-selected='true'] {
      background: none;
      box-shadow: none;
    }
  }
  ${forcedColors} {
    &[aria-selected='true'] {
      border-inline-start: 4px solid Highlight;
    }
  }
`;

export const Mark = styled.span`
  grid-area: mark;
  display: grid;
`;

export const Title = styled.span`
  grid-area: title;
  overflow: hidden;
  color: var(--text);
  font: 550 var(--type-body);
  text-overflow: ellipsis;
  white-space: nowrap;
  [aria-selected='true'] > & {
    font-weight: 650;
  }
`;

export const StarMark = styled.span`
  grid-area: star;
  display: grid;
  color: var(--amber-line);
`;

export const Day = styled.span`
  grid-area: day;
  color: var(--text-2);
  white-space: nowrap;
  ${narrow} {
    font: var(--type-caption);
  }
`;

export const Facts = styled.span`
  grid-area: facts;
  white-space: nowrap;
  &::after {
    content: ' ·' / '';
  }
  ${narrow} {
    font: var(--type-caption);
  }
`;

export const Excerpt = styled.span<{ $isCode: boolean }>`
  grid-area: excerpt;
  overflow: hidden;
  min-height: 1lh;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${({ $isCode }) => $isCode && 'font-family: ui-monospace, monospace;'}
`;

export const Back = styled.span`
  grid-area: back;
  display: none;
  align-items: center;
  gap: 4px;
  font: var(--type-caption);
  ${narrow} {
    display: inline-flex;
  }
`;
