import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { Fact } from '../content/copy.types';

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: var(--space-8) var(--space-6);
  ${phone} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Figure = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;

const Value = styled.dd`
  font-size: clamp(2rem, 4vw, 3rem);
  line-height: 1.15;
  font-weight: 600;
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.dt`
  color: var(--text-3);
  font-size: 0.875rem;
`;

/** Numbers in a row, each with what it counts. */
export function Figures({ figures }: { readonly figures: readonly Fact[] }) {
  return (
    <List $columns={figures.length}>
      {figures.map(({ value, label }) => (
        <Figure key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Figure>
      ))}
    </List>
  );
}
