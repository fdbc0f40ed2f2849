import styled from 'styled-components';
import { PHONE_MAX_PX, phone } from '@plainday/ui-theme';
import { metaStyle, subtaskStyle } from './row-styles';

/* One styled element for the whole list: its rows are plain elements, which makes them cheap to draw. */
export const List = styled.ul`
  list-style: none;
  margin: 0 -12px;
  padding: 0;

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
  .item.selected {
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
  .group > h2 {
    margin: 0;
    color: var(--text);
    font: 600 var(--type-body);
  }
  .group > :nth-child(3) {
    margin-inline-start: auto;
  }
  .handle {
    position: absolute;
    inset: 12px auto auto 12px;
    width: 28px;
    height: 28px;
    border: 0;
    border-radius: 6px;
    padding: 6px 9px 7px;
    background: radial-gradient(circle at 2.5px 2.5px, var(--text-2) 1.2px, transparent 1.6px) 0 0 /
      5px 5px content-box;
    background-origin: content-box;
    opacity: 0;
    cursor: grab;
    touch-action: none;
  }
  .item:hover .handle,
  .item:focus-within .handle {
    opacity: 1;
  }
  .card {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 12px 0 12px 34px;
  }
  .card > input {
    top: 1px;
  }
  .body {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: block;
    width: fit-content;
    max-width: 100%;
    min-height: 24px;
    margin: 0 -4px;
    padding: 0 4px;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--text);
    font: 500 var(--type-item);
    text-align: start;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    cursor: text;
  }
  span.title {
    cursor: default;
  }
  .title.editor {
    width: calc(100% + 8px);
    max-width: none;
    resize: none;
    field-sizing: content;
    background: var(--surface);
    outline: 2px solid var(--accent);
    overflow: hidden;
  }
  .done .title {
    color: var(--text-3);
    text-decoration: line-through;
  }
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
    .title,
    .new-subtask {
      min-height: 28px;
    }
    .title.editor,
    .new-subtask {
      font-size: var(--size-touch);
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
  }
`;

/** What follows the pointer while a row is moved. */
export const Lifted = styled.div`
  padding: 12px 16px 12px 75px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-item);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: grabbing;
  @media (hover: none), (max-width: ${PHONE_MAX_PX}px) {
    padding-inline-start: 37px;
  }
`;
