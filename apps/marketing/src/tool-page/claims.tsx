import { styled } from 'styled-components';
import { toolPages } from '../content/tool-pages';

const List = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) 40px;
  margin-top: var(--space-3);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--text-3);
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  dd {
    font: 650 1.5rem/1.875rem var(--font);
    letter-spacing: -0.03em;
  }
`;

/** What is claimed of all tools. */
export function Claims() {
  return (
    <List>
      {toolPages.claims.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
