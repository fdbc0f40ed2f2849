import { phone, screenOnly } from '@plainday/ui-theme';
import styled from 'styled-components';

/** A button that looks like words. */
export const TextButton = styled.button`
  ${screenOnly}
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
  &:hover {
    background: var(--accent-soft);
  }
  ${phone} {
    min-height: 44px;
    font: 600 var(--type-body);
  }
`;

/** The line above a list: its name, how many it holds, and what can be done with all of it. */
export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  border-bottom: 1px solid var(--line);
  color: var(--text-2);
  font: 600 var(--type-caption);
  h2 {
    margin: 0;
    font: inherit;
  }
  > :last-child:is(button) {
    margin-inline-start: auto;
  }
`;

export const Count = styled.span`
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

/** The name of a list that folds. */
export const Disclosure = styled.button`
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
  &:hover {
    background: var(--sunken);
    color: var(--text);
  }
  ${phone} {
    min-height: 44px;
  }
`;

/** Hours that are taken: beside the heading, so that no row moves when they are known. */
export const BusyHours = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
  text-align: end;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${phone} {
    white-space: normal;
  }
`;
