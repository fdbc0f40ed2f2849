import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin: 12px 0 18px;
  padding: 0;
  list-style: none;
  li {
    padding: 2px 8px;
    border: 1px solid var(--line);
    border-radius: var(--radius-s);
    background: var(--sunken);
    color: var(--text-2);
    font: var(--type-small);
  }
`;

export const Everything = styled.section`
  > h2 {
    font: 600 var(--type-lead);
  }
  > h2 + p {
    max-width: 56ch;
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  > p {
    flex: 1 1 170px;
    color: var(--text-2);
    font: var(--type-small);
    text-align: end;
  }
  > p label {
    display: flex;
    align-items: center;
    justify-content: flex-end;
  }
  [data-due] {
    color: var(--amber);
    font-weight: 550;
  }
  ${phone} {
    > button {
      flex: 1 1 100%;
    }
    > p {
      text-align: start;
    }
    > p label {
      justify-content: flex-start;
    }
  }
`;

export const Quiet = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-top: 14px;
  color: var(--text-2);
  font: var(--type-small);
`;

export const Calendars = styled.div`
  display: grid;
  gap: 24px;
`;

export const Kept = styled.section`
  > h2 {
    font: 600 var(--type-lead);
  }
  > h2 small {
    padding-inline-start: 6px;
    color: var(--text-2);
    font: var(--type-small);
  }
  > p {
    padding-top: 10px;
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
`;

export const Ledgers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 0 28px;
  align-items: start;
`;

export const LedgerPart = styled.div`
  h3,
  h3 > button {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding-top: 6px;
    font: 600 var(--type-small);
  }
  h3 > button {
    width: 100%;
    min-height: 48px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  h3 > button[aria-expanded='true'] > svg:last-child {
    rotate: 180deg;
  }
  h3 small {
    margin-inline-start: auto;
    color: var(--text-2);
    font: var(--type-small);
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  /* The whole row is the target of its button. */
  li > button::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 18px minmax(0, 1fr) 28px;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    border-top: 1px solid var(--line);
    font: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  /* What is counted stands below the title where both have no room in one line. */
  li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    padding-block: 5px;
  }
  li strong {
    max-width: 100%;
    font-weight: 500;
    overflow-wrap: break-word;
  }
  li p {
    display: flex;
    gap: 8px;
    margin: 0 0 0 auto;
    color: var(--text-2);
    text-align: end;
  }
  li span:last-child {
    min-width: 2.75rem;
  }
  ${phone} {
    li {
      min-height: 48px;
    }
  }
`;

export const Side = styled.section`
  display: grid;
  gap: 10px;
  justify-items: start;
  > h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font: 600 var(--type-body);
  }
  > p {
    color: var(--text-2);
    font: var(--type-small);
    text-wrap: pretty;
  }
  [data-near] {
    color: var(--amber);
  }
  [role='progressbar'] {
    width: 100%;
  }
`;
