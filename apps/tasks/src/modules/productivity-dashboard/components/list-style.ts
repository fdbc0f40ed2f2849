import styled from 'styled-components';
import { factsStyle } from '../../../shared/facts-style';

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
    font: 500 14px/20px var(--font);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  h2 {
    font: 600 18px/26px var(--font);
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
    font: 400 13px/20px var(--font);
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
    font: 500 14.5px/24px var(--font);
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
