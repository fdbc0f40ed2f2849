import { styled } from 'styled-components';
import { phone } from '@plainday/ui-theme';
import type { Fact } from '../content/copy.types';
import { Column } from '../frame/layout';

const Strip = styled.div`
  border-block: 1px solid var(--line);
`;

const List = styled(Column)`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-4) var(--space-6);
  padding-block: 28px;
  ${phone} {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Stat = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
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

/** What is claimed in numbers, in one strip across the page. */
export function Stats({ stats }: { readonly stats: readonly Fact[] }) {
  return (
    <Strip>
      <List as="dl">
        {stats.map(({ value, label }) => (
          <Stat key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Stat>
        ))}
      </List>
    </Strip>
  );
}
