import styled, { css } from 'styled-components';
import { from, upTo } from '@plainday/ui-theme';
import { factsStyle } from '../../../shared/facts-style';

const headStyle = css`
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 8px;
    padding: 0 20px;
  }
  h2 {
    font: 600 var(--type-subheading);
  }
  h2:focus:not(:focus-visible) {
    outline: none;
  }
  header p {
    flex-basis: 100%;
    color: var(--text-3);
    font: var(--type-caption);
  }
  .count {
    color: var(--text-3);
    font: 500 var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  .key {
    margin-inline-start: auto;
  }
  @media (pointer: coarse) {
    .key {
      display: none;
    }
  }
  /* Takes no room, so that nothing moves under the card that is being dragged. */
  .hint {
    position: sticky;
    top: 76px;
    z-index: 1;
    height: 0;
  }
  .hint p {
    position: absolute;
    inset: 10px 20px auto;
    padding: 6px 10px;
    border-radius: var(--radius-s);
    background: var(--accent);
    color: var(--on-accent);
    font: 550 var(--type-small);
  }
`;

const addStyle = css`
  .add {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin: 8px 20px 0;
    padding-inline-start: 2px;
    border-bottom: 1px solid var(--line);
    color: var(--text-3);
  }
  .add:has(input:focus-visible) {
    border-color: var(--accent);
    box-shadow: 0 1px 0 var(--accent);
  }
  .add input {
    flex: 1;
    min-width: 0;
    height: 43px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--text);
    font: var(--type-body);
  }
  .add input:focus-visible {
    outline: none;
  }
  .add input::placeholder {
    color: var(--text-3);
  }
  @media (pointer: coarse) {
    .add input {
      font-size: var(--size-touch);
    }
  }
`;

const cardStyle = css`
  ul {
    margin: 0;
    padding: 4px 8px 0;
    list-style: none;
  }
  .card {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 9px 8px 9px 12px;
    border-radius: var(--radius-m);
    scroll-margin: 4px 0;
    outline-offset: -2px;
    cursor: grab;
  }
  .card:hover,
  .card:focus-within {
    background: var(--hover);
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
    color: var(--text);
    font: 500 var(--type-item);
    text-align: match-parent;
    overflow-wrap: anywhere;
  }
  ${factsStyle}
  .fact {
    min-height: 24px;
    color: inherit;
    text-decoration: none;
  }
  .fact bdi {
    overflow: hidden;
    max-width: 200px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  a.fact:hover {
    color: var(--accent-text);
    text-decoration: underline;
  }
  .overdue {
    color: var(--red);
  }
  .star {
    color: var(--amber);
  }
  .star svg {
    fill: currentColor;
  }
  @media (pointer: coarse) {
    .card {
      user-select: none;
      -webkit-touch-callout: none;
    }
  }
`;

/* One styled element for the whole board: cards are plain elements, which makes them cheap to draw. */
export const Surface = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--line);
  ${upTo(760)} {
    grid-template-columns: minmax(0, 1fr);
  }

  .quadrant {
    min-height: 260px;
    padding: 18px 0 16px;
    background: var(--surface);
    transition: background-color var(--dur) ease-out;
  }
  .quadrant:first-child {
    border-start-start-radius: calc(var(--radius-l) - 1px);
  }
  .quadrant:last-child {
    border-end-end-radius: calc(var(--radius-l) - 1px);
  }
  ${from(761)} {
    .quadrant:nth-child(2) {
      border-start-end-radius: calc(var(--radius-l) - 1px);
    }
    .quadrant:nth-child(3) {
      border-end-start-radius: calc(var(--radius-l) - 1px);
    }
  }
  ${upTo(760)} {
    .quadrant {
      min-height: 0;
    }
    .quadrant:first-child {
      border-start-end-radius: calc(var(--radius-l) - 1px);
    }
    .quadrant:last-child {
      border-end-start-radius: calc(var(--radius-l) - 1px);
    }
  }
  .quadrant.over {
    background: var(--accent-soft);
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  .empty {
    padding: 14px 20px;
    color: var(--text-3);
    font: var(--type-small);
  }
  .more {
    margin: 8px 20px 0;
  }
  ${headStyle}
  ${addStyle}
  ${cardStyle}
`;

/** The card under the pointer. */
export const Lifted = styled.div`
  padding: 10px 14px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  box-shadow: var(--shadow);
  color: var(--text);
  font: 500 var(--type-item);
  cursor: grabbing;
  small {
    display: block;
    color: var(--accent-text);
    font: 550 var(--type-caption);
  }
`;
