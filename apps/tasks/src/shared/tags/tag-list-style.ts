import { styled } from 'styled-components';

/** Hangs from a field, over the page and out of whatever cuts it off. */
export const Hanging = styled.div`
  position: fixed;
  inset: auto;
  min-width: 200px;
  max-width: min(320px, calc(100vw - 16px));
  margin: 0;
  padding: 5px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--text);
  box-shadow: var(--shadow);
`;

export const Options = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--type-body);
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 4px 10px;
    border-radius: 7px;
    cursor: default;
  }
  li > svg {
    color: var(--text-3);
  }
  bdi {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: var(--text-3);
    font: var(--type-caption);
    font-variant-numeric: tabular-nums;
  }
  li[aria-selected='true'] {
    background: var(--accent-soft);
  }
  @media (pointer: coarse) {
    li {
      min-height: 44px;
    }
  }
  @media (forced-colors: active) {
    li[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;
