import styled from 'styled-components';

export const Hint = styled.p`
  margin-bottom: 20px;
  color: var(--text-2);
  a {
    color: var(--accent-text);
  }
`;

export const Find = styled.div`
  margin-bottom: 20px;
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: 0 40px;
`;

export const Group = styled.section`
  margin-bottom: 24px;
  h3 {
    margin-bottom: 4px;
    font: 600 var(--type-small);
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-height: 34px;
    border-bottom: 1px solid var(--line);
  }
  dt {
    color: var(--text-2);
  }
  /* In lines, not as a flex box: the blanks between keys are what parts them for the ear. */
  dd {
    margin: 0;
    padding: 4px 0;
    text-align: end;
    word-spacing: 2px;
  }
  small {
    color: var(--text-3);
    font-size: var(--size-caption);
  }
`;
