import styled from 'styled-components';
import { factsStyle } from '../../../../shared/facts-style';

/** Back link, heading and rule of a list. */
export const Head = styled.div`
  margin-bottom: 16px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    margin-bottom: 8px;
    color: var(--accent-text);
    font: 500 var(--type-body);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  h2 {
    font: 600 var(--type-heading);
    overflow-wrap: anywhere;
  }
  h2:focus:not(:focus-visible) {
    outline: none;
  }
  h2 span {
    color: var(--text-3);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--text-3);
    font: var(--type-small);
  }
`;

/** The rows that were counted. */
export const Rows = styled.ul`
  margin: 0 0 16px;
  padding: 0;
  list-style: none;
  .row {
    display: flex;
    align-items: flex-start;
    gap: 10px;
    padding: 12px 8px;
    border-top: 1px solid var(--line);
  }
  .row:last-child {
    border-bottom: 1px solid var(--line);
  }
  .row > input {
    top: 1px;
  }
  .body {
    flex: 1;
    min-width: 0;
  }
  .title {
    display: inline-block;
    min-height: 24px;
    color: var(--text);
    font: 500 var(--type-item);
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  .title:hover {
    text-decoration: underline;
  }
  .done .title {
    color: var(--text-3);
    text-decoration: line-through;
  }
  ${factsStyle}
  .overdue {
    color: var(--red);
  }
`;
