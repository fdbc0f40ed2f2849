import styled from 'styled-components';

export const Choices = styled.ul`
  min-width: 240px;
  max-height: 264px;
  margin: 8px -8px -8px;
  padding: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 34px;
    padding: 6px 10px;
    border-radius: 7px;
    cursor: default;
  }
  li > svg {
    color: var(--text-3);
  }
  li > span:first-child {
    margin-inline: 3px;
  }
  bdi {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  li[aria-selected='true'] {
    background: var(--hover);
    box-shadow: inset 0 0 0 1px var(--line-strong);
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

export const NoChoice = styled.p`
  padding: 8px 2px 0;
  color: var(--text-3);
`;
