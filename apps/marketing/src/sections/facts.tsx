import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { Fact } from '../content/copy.types';

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, 1fr);
  gap: var(--space-4) var(--space-6);
  ${phone} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Item = styled.div`
  display: flex;
  /* What counts stands before or above what it counts. */
  flex-flow: row-reverse wrap-reverse;
  justify-content: flex-end;
  align-items: baseline;
  gap: 0 10px;
`;

const Value = styled.dd`
  font-size: clamp(1.5rem, 3vw, 2rem);
  line-height: 1.2;
  font-weight: 650;
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.dt`
  color: var(--text-3);
  font-size: 0.9375rem;
`;

/** Numbers in one strip, each with what it counts. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <List $columns={facts.length}>
      {facts.map(({ value, label }) => (
        <Item key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </Item>
      ))}
    </List>
  );
}
