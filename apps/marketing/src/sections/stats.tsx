import { styled } from 'styled-components';
import { landing } from '../content/landing';
import { Column } from './layout';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-8) var(--space-6);
  padding-top: clamp(48px, 6vw, 80px);
  @media (max-width: 640px) {
    grid-template-columns: repeat(2, 1fr);
  }
`;

const Stat = styled.div`
  display: flex;
  flex-direction: column-reverse;
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`;

const Value = styled.dd`
  font-size: clamp(32px, 4vw, 48px);
  line-height: 1.15;
  font-weight: 600;
  letter-spacing: -0.035em;
  font-variant-numeric: tabular-nums;
`;

const Label = styled.dt`
  color: var(--text-3);
  font-size: 14px;
`;

/** Four numbers in a row. */
export function Stats() {
  return (
    <Column>
      <List>
        {landing.stats.map(({ value, label }) => (
          <Stat key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </Stat>
        ))}
      </List>
    </Column>
  );
}
