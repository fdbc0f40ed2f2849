import styled from 'styled-components';
import { factsStyle } from '../../../shared/facts-style';

/** The cards of a quadrant: plain elements with class names, which makes hundreds of them cheap to draw (ADR 0034). */
export const Cards = styled.div`
  padding: 4px 8px 0;
  .cell {
    display: contents;
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
  .cell > input {
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
    text-align: left;
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
`;
