import { css, styled } from 'styled-components';
import { coarse, phone } from '@plainday/ui-theme';

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

export const RowGrid = styled.li`
  ${columns}
  align-items: start;
  textarea {
    min-height: 40px;
  }
  /* A time field is a little higher of itself. */
  input {
    height: 40px;
    ${coarse} {
      height: 44px;
    }
  }
`;

interface Indented {
  readonly $subtask: boolean;
}

const indented = css<Indented>`
  padding-inline-start: ${({ $subtask }) => ($subtask ? 24 : 0)}px;
`;

export const TitleCell = styled.div<Indented>`
  ${indented}
  ${phone} {
    grid-column: 1 / -1;
    grid-row: 1;
    margin-inline-end: 52px;
  }
`;

export const MenuCell = styled.div`
  display: grid;
  align-items: center;
  min-height: 40px;
  ${phone} {
    grid-column: 3;
    grid-row: 1;
    justify-self: end;
  }
`;

/** Below the fields of a row. */
export const MoreCell = styled.div<Indented>`
  ${indented}
  grid-column: 1 / 5;
  ${phone} {
    grid-column: 1 / -1;
  }
`;

export const Problem = styled.p`
  color: var(--red);
  font: 500 var(--type-caption);
`;
