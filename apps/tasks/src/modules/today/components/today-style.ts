import { phone } from '@plainday/ui-theme';
import styled, { css } from 'styled-components';
import { dayRowsStyle } from '../../../shared/days/day-row-style';

const textButton = css`
  .text-button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    margin-inline-end: -8px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: var(--accent-text);
    font: 600 var(--type-small);
    cursor: pointer;
  }
  .text-button:hover {
    background: var(--accent-soft);
  }
`;

export const Board = styled.div`
  ${dayRowsStyle}
  section {
    margin-top: 24px;
  }
  .head {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 34px;
    border-bottom: 1px solid var(--line);
    color: var(--text-2);
    font: 600 var(--type-caption);
  }
  .head h2 {
    margin: 0;
    font: inherit;
  }
  .head .number {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  .head.overdue h2 {
    color: var(--red);
  }
  .head > :last-child:is(button) {
    margin-inline-start: auto;
  }
  .disclosure {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    margin: 0 -8px;
    padding: 0 8px;
    border: 0;
    border-radius: var(--radius-s);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .disclosure:hover {
    background: var(--sunken);
    color: var(--text);
  }
  ${textButton}
  .now {
    position: relative;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: 8px;
    height: 0;
    color: var(--accent-text);
    font: 600 var(--type-caption);
    pointer-events: none;
  }
  .now span {
    padding-inline-end: 2px;
    background: var(--bg);
  }
  .now::after {
    content: '';
    flex: 1;
    border-top: 1.5px solid var(--accent);
  }
  .quiet {
    padding: 14px 0 2px;
    color: var(--text-2);
    font: var(--type-body);
  }
  .quiet a {
    color: var(--accent-text);
  }
  ${phone} {
    .text-button,
    .disclosure {
      min-height: 44px;
    }
    .text-button {
      font: 600 var(--type-body);
    }
  }
`;

export const StripBox = styled.div`
  ${textButton}
  margin-top: -8px;
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    color: var(--text-2);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  .legend i {
    width: 10px;
    height: 10px;
    border: 1.5px solid var(--accent);
    border-radius: 3px;
  }
  .legend .done i {
    background: var(--accent);
  }
  .legend .free i {
    border-color: var(--line-strong);
    background: var(--line-strong);
  }
  .legend .over {
    color: var(--amber);
    font-weight: 600;
  }
  .legend .over i {
    background: repeating-linear-gradient(135deg, var(--accent) 0 2px, var(--surface) 2px 4px);
  }
  .legend .offer {
    margin-inline-start: auto;
  }
  ${phone} {
    .legend {
      justify-content: space-between;
    }
    .legend i {
      display: none;
    }
    .legend .offer {
      margin: 0;
    }
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
  button {
    min-height: 28px;
    padding: 0 1px;
    border: 0;
    border-bottom: 1px solid var(--control);
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  button:hover {
    color: var(--text);
    border-color: var(--text);
  }
  ${phone} {
    button {
      min-width: 32px;
      min-height: 44px;
    }
  }
`;
