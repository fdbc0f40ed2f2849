import styled, { css } from 'styled-components';
import { phone } from '@plainday/ui-theme';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 116px 88px 108px 32px;
  gap: 6px 8px;
  ${phone} {
    grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.2fr);
  }
`;

export const Heads = styled.div`
  ${columns}
  padding-bottom: 6px;
  font: 550 var(--type-small);
  ${phone} {
    span + span {
      display: none;
    }
  }
`;

export const Rows = styled.ul`
  display: grid;
  gap: 8px;
  margin: 0 0 8px;
  padding: 0;
  list-style: none;
  ${phone} {
    gap: 20px;
  }
`;

export const RowGrid = styled.li<{ $subtask: boolean }>`
  ${columns}
  align-items: start;
  > .title {
    padding-inline-start: ${({ $subtask }) => ($subtask ? 24 : 0)}px;
  }
  > .menu {
    display: grid;
    align-items: center;
    min-height: 40px;
  }
  > .more {
    grid-column: 1 / 5;
    padding-inline-start: ${({ $subtask }) => ($subtask ? 24 : 0)}px;
  }
  textarea {
    min-height: 40px;
  }
  /* A time field is a little higher of itself. */
  input {
    height: 40px;
    @media (pointer: coarse) {
      height: 44px;
    }
  }
  .problem {
    color: var(--red);
    font: 500 var(--type-caption);
  }
  ${phone} {
    > .title {
      grid-column: 1 / -1;
      grid-row: 1;
      margin-inline-end: 52px;
    }
    > .menu {
      grid-column: 3;
      grid-row: 1;
      justify-self: end;
    }
    > .more {
      grid-column: 1 / -1;
    }
  }
`;
