import styled from 'styled-components';
import { PHONE_MAX_PX, phone } from '@plainday/ui-theme';
import { handleStyle, metaStyle, subtaskStyle, titleStyle } from './row-styles';

/* One styled element for the whole list: its rows are plain elements, which makes them cheap to draw. */
export const List = styled.div`
  --row-pad: 4px;
  margin: 0 -12px;
  padding: 0;

  .cell {
    display: contents;
  }
  .item {
    position: relative;
    padding: 0 12px;
    border-radius: var(--radius-m);
    scroll-margin: 4px 0;
    outline-offset: -2px;
  }
  .item::before {
    content: '';
    position: absolute;
    inset: 0 12px auto;
    border-top: 1px solid var(--line);
  }
  .item:hover,
  .item:focus-within {
    background: color-mix(in oklab, var(--hover) 60%, var(--sunken));
  }
  .item:last-child::after {
    content: '';
    position: absolute;
    inset: auto 12px 0;
    border-top: 1px solid var(--line);
  }
  .item:is(.selected, [aria-current]) {
    background: var(--accent-soft);
    box-shadow: inset 3px 0 var(--accent);
  }
  .item.selected::before,
  .item.selected::after,
  .item.selected + .item::before,
  .item:hover::before,
  .item:hover::after,
  .item:hover + .item::before {
    border-color: transparent;
  }
  .group {
    display: flex;
    align-items: baseline;
    gap: 8px;
    padding: 20px 12px 6px;
    color: var(--text-3);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  .group h2 {
    margin: 0;
    color: var(--text);
    font: 600 var(--type-body);
  }
  .group > .cell > :nth-child(3) {
    margin-inline-start: auto;
  }
  .item:hover > .cell > .handle,
  .item:focus-within > .cell > .handle {
    opacity: 1;
  }
  .card {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: var(--row-pad) 0 var(--row-pad) 34px;
  }
  .card > input {
    top: 1px;
  }
  .body {
    flex: 1;
    min-width: 0;
  }
  ${titleStyle}
  .notes {
    display: -webkit-box;
    margin: 2px 0 0;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: var(--text-2);
    font: var(--type-small);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .buttons {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    margin: -2px -2px 0 0;
    opacity: 0;
  }
  /* The room of the buttons that come with the pointer: nothing moves away under it. */
  @media (hover: hover) and (min-width: ${PHONE_MAX_PX + 1}px) {
    .buttons:not(.always) {
      min-width: 88px;
    }
  }
  .item:hover .buttons,
  .item:focus-within .buttons,
  .buttons:has([aria-expanded='true']),
  .buttons.always {
    opacity: 1;
  }
  .near {
    display: contents;
  }
  ${handleStyle}
  ${metaStyle}
  ${subtaskStyle}
  @media (forced-colors: active) {
    .item.selected {
      border-inline-start: 4px solid Highlight;
    }
  }
  @media (hover: none) {
    .item {
      -webkit-touch-callout: none;
      -webkit-user-select: none;
      user-select: none;
    }
    .buttons,
    .subtask > button:not(.title) {
      opacity: 1;
    }
    .handle,
    .near {
      display: none;
    }
    .card {
      padding-inline-start: 0;
    }
  }
  @media (pointer: coarse) {
    --row-pad: 12px;
    .item {
      touch-action: pan-y;
    }
    .title,
    .new-subtask {
      min-height: 28px;
    }
    .count {
      min-height: 32px;
    }
    .buttons > button {
      min-width: 44px;
      min-height: 44px;
      margin: -8px -8px -8px 0;
    }
  }
  ${phone} {
    margin: 0 -8px;
    .item,
    .group {
      padding-inline: 8px;
    }
    .item::before,
    .item::after {
      inset-inline: 8px;
    }
    .card {
      padding-inline-start: 0;
    }
    .handle,
    .near {
      display: none;
    }
    /* The facts say it, too, and titles need the room. */
    .buttons > .gone {
      display: none;
    }
  }
`;
