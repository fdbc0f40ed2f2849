import { forcedColors, phone, tablet } from '@plainday/ui-theme';
import styled from 'styled-components';
import { Group } from '../platform-style';

export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-4);
  ${tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled(Group)`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
`;

export const CardHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: 32px;
  > h2 {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
    color: var(--text-2);
    font: 400 var(--type-small);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

export const Lead = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  font: 600 var(--type-lead);
  > small {
    color: var(--text-2);
    font: 400 var(--type-small);
  }
`;

export const Line = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export const Strong = styled.strong`
  color: var(--text);
  font-weight: 600;
`;

export const Code = styled.code`
  overflow-wrap: anywhere;
  font: var(--type-small);
  font-family: ui-monospace, monospace;
`;

/** Who has it, with a mark at the next step. */
export const Share = styled.div`
  position: relative;
  height: 10px;
  border-radius: var(--radius-full);
  background: var(--line);
  > i {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--accent);
  }
  > b {
    position: absolute;
    inset-block: -3px;
    width: 2px;
    background: var(--text-3);
  }
  ${forcedColors} {
    border: 1px solid CanvasText;
    > i {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  th,
  td {
    height: 38px;
    padding: 0 var(--space-3) 0 0;
    border-bottom: 1px solid var(--line);
    font-weight: 400;
    text-align: start;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--text-2);
    font: var(--type-caption);
    overflow-wrap: normal;
  }
  thead span {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
  tbody th {
    font-weight: 600;
  }
  td:last-child {
    padding: 0;
    text-align: end;
  }
  [data-opened] > td {
    padding-block: var(--space-2);
    text-align: start;
  }
  ${phone} {
    thead {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 0 var(--space-3);
      padding-block: var(--space-2);
      border-bottom: 1px solid var(--line);
    }
    th,
    td {
      height: auto;
      padding: 0;
      border: 0;
    }
    tbody th {
      flex: 1 0 100%;
    }
    td:last-child {
      margin-inline-start: auto;
    }
    [data-opened] > td {
      flex: 1 0 100%;
    }
  }
`;

export const Opener = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  min-height: 28px;
  padding: 0;
  border: 0;
  border-radius: var(--radius-s);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
`;

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) minmax(0, 5fr) minmax(0, 3fr);
    gap: 0 var(--space-3);
    align-items: center;
    min-height: 34px;
    padding-block: 4px;
    border-bottom: 1px solid var(--line);
    color: var(--text-2);
    font: var(--type-small);
    overflow-wrap: anywhere;
  }
  ${phone} {
    > li {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    > li > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;
