import { phone } from '@plainday/ui-theme';
import styled from 'styled-components';

export const StripBox = styled.div`
  margin-top: -8px;
`;

/** The meter in words, each with the mark of its part. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 18px;
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  color: var(--text-2);
  font: var(--type-caption);
  font-variant-numeric: tabular-nums;
  li {
    display: inline-flex;
    align-items: center;
    gap: 7px;
  }
  i {
    width: 10px;
    height: 10px;
    border: 1.5px solid var(--accent);
    border-radius: 3px;
  }
  ${phone} {
    justify-content: space-between;
    i {
      display: none;
    }
  }
`;

export const Done = styled.li`
  ${Legend} & i {
    background: var(--accent);
  }
`;

/** What is free; or by how much the day is too full. */
export const Rest = styled.li<{ readonly $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--amber)' : 'inherit')};
  font-weight: ${({ $over }) => ($over ? 600 : 'inherit')};
  ${Legend} & i {
    border-color: ${({ $over }) => ($over ? 'var(--accent)' : 'var(--line-strong)')};
    background: ${({ $over }) =>
      $over
        ? 'repeating-linear-gradient(135deg, var(--accent) 0 2px, var(--surface) 2px 4px)'
        : 'var(--line-strong)'};
  }
`;

export const Offer = styled.li`
  margin-inline-start: auto;
  ${phone} {
    margin: 0;
  }
`;
