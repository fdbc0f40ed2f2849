import { styled } from 'styled-components';

const DAYS = [
  ['M', 52],
  ['T', 78],
  ['W', 61],
  ['T', 96],
  ['F', 70],
  ['S', 24],
  ['S', 12],
] as const;

const TODAY = 3;

const Bars = styled.div`
  display: flex;
  align-items: flex-end;
  gap: 10px;
  padding-top: 12px;
  color: var(--text-3);
  font: var(--type-caption);
  text-align: center;
`;

const Bar = styled.span<{ $today: boolean }>`
  display: block;
  margin-bottom: 8px;
  border-radius: 7px;
  background: ${({ $today }) => ($today ? 'var(--accent)' : 'var(--line-strong)')};
`;

const Day = styled.div`
  flex: 1;
`;

/** Seven days of work as bars, drawn. */
export function WeekPicture() {
  return (
    <Bars aria-hidden>
      {DAYS.map(([day, height], index) => (
        <Day key={index}>
          <Bar $today={index === TODAY} style={{ height: height * 1.5 }} />
          {day}
        </Day>
      ))}
    </Bars>
  );
}
