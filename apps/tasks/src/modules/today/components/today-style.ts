import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';
import { dayRowsStyle } from '../../../shared/days/row/day-row-style';

/** The lists of the day: their rows are windowed (ADR 0034). */
export const Board = styled.div`
  ${dayRowsStyle}
  /* As wide as the longest name of a day. */
  --when: 68px;
  section {
    container: rows / inline-size;
    margin-top: 24px;
  }
`;

/** Between what has passed and what is to come. */
export const NowLine = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
  gap: 8px;
  height: 0;
  color: var(--accent-text);
  font: 600 var(--type-caption);
  pointer-events: none;
  /* On paper no row begins below it. */
  @media print {
    height: auto;
    padding-top: 4px;
  }
  span {
    padding-inline-end: 2px;
    background: var(--bg);
  }
  i {
    flex: 1;
    border-top: 1.5px solid var(--accent);
  }
`;

export const Quiet = styled.p`
  padding: 14px 0 2px;
  color: var(--text-2);
  font: var(--type-body);
  a {
    color: var(--accent-text);
  }
`;

export const Sum = styled.div`
  white-space: nowrap;
  display: flex;
  align-items: baseline;
  gap: 5px;
  color: var(--text-2);
  font: var(--type-body);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--text);
    font: 650 var(--type-heading);
  }
  strong ~ button {
    min-height: 28px;
    padding: 0 1px;
    border: 0;
    border-bottom: 1px solid var(--control);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  strong ~ button:hover {
    color: var(--text);
    border-color: var(--text);
  }
  ${phone} {
    strong ~ button {
      min-width: 32px;
      min-height: 44px;
    }
  }
`;
