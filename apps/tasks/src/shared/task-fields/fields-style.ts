import { css, styled } from 'styled-components';

/** The form around the fields. */
export const taskFieldsStyle = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: 20px 24px;
  align-items: start;
`;

/** What takes the whole line of the form. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;

/** Fields side by side where there is room for them: CSS pixels at the usual size of text. */
export const Together = styled.div<{ readonly $least: number }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $least }) => $least / 16}rem), 1fr)
  );
  gap: 8px 12px;
  && > div {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Values to choose at once, below their field. */
export const Picks = styled.div.attrs({ role: 'group' })`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-top: 8px;
  && [aria-pressed='true'] {
    border-color: transparent;
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`;

export const Hint = styled.p`
  margin: 8px 0 0;
  color: var(--text-3);
  font: var(--type-caption);
`;

/** A checkbox with its words. */
export const Check = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 32px;
  font: 500 var(--type-body);
  cursor: pointer;
`;

/** A field at the beginning of its line, and what belongs to it at the end. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 12px;
`;
