import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const Panel = styled.div`
  margin-top: 12px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  overflow: clip;
  > * {
    padding: 16px 20px;
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  ${phone} {
    > * {
      padding: 14px;
    }
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  &:not(:last-child) {
    padding-bottom: 12px;
  }
  > div {
    flex: 1 1 260px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  h3 {
    font: 600 var(--type-body);
  }
  p {
    color: var(--text-2);
    font: var(--type-small);
  }
`;

export const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 10px 0 0;
  padding: 0;
  list-style: none;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--text);
    font-weight: 650;
  }
  li[data-cannot],
  li[data-cannot] strong {
    color: var(--red);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: 0 20px;
  && {
    padding-block: 8px;
  }
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const Groups = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 10px;
    padding: 8px;
    border-radius: var(--radius-m);
  }
  > li[data-open] {
    background: var(--accent-soft);
  }
  button[data-name] {
    min-height: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: 550 var(--type-body);
    text-align: start;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  span[data-count] {
    color: var(--text-2);
    font: var(--type-small);
    font-variant-numeric: tabular-nums;
  }
  label {
    grid-column: 2 / -1;
  }
  ${phone} {
    button[data-name] {
      min-height: 44px;
    }
  }
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 4px 0 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 108px minmax(0, 1fr);
    align-items: center;
    gap: 2px 10px;
    min-height: 32px;
    padding: 4px 8px;
    border-radius: var(--radius-s);
    font: var(--type-small);
  }
  li > span:first-child {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--text-2);
  }
  li[data-state='new'] > span:first-child {
    color: var(--accent-text);
  }
  li[data-state='cannot'] {
    background: var(--red-soft);
  }
  li[data-state='cannot'] span {
    color: var(--red);
  }
  strong {
    font-weight: 550;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font: var(--type-small);
  }
  li[data-state='known'] strong {
    color: var(--text-2);
    font-weight: 400;
  }
  ${phone} {
    li {
      min-height: 48px;
    }
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 10px 12px;
  background: var(--sunken);
  > p {
    flex: 1 1 220px;
    color: var(--text-2);
    font: var(--type-small);
  }
  ${phone} {
    position: sticky;
    bottom: var(--bottom-bar, 62px);
    button {
      flex: 1 1 100%;
    }
  }
`;

export const Questions = styled.div`
  display: grid;
  gap: 10px;
  font: var(--type-small);
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  label {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 32px;
  }
  summary {
    min-height: 24px;
    cursor: pointer;
  }
  > p {
    color: var(--text-2);
    text-wrap: pretty;
  }
  > p[data-left] strong {
    color: var(--amber);
  }
`;

export const Table = styled.table`
  width: 100%;
  margin-top: 8px;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: start;
  th,
  td {
    padding: 4px 8px 4px 0;
    font: var(--type-small);
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th,
  td:last-child {
    color: var(--text-2);
  }
  td:last-child {
    max-height: 3lh;
    overflow: hidden;
  }
`;

export const History = styled.ul`
  margin: 4px 0 0;
  padding: 0;
  list-style: none;
  > li {
    padding: 10px 0;
    border-top: 1px solid var(--line);
  }
  strong {
    font: 550 var(--type-body);
  }
`;

export const Earlier = styled.section`
  margin-top: 16px;
  h3 {
    font: 600 var(--type-small);
  }
`;
