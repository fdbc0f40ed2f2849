import { styled } from 'styled-components';

const Cross = styled.div`
  position: relative;
  width: 168px;
  height: 116px;
  background:
    linear-gradient(var(--line-strong) 0 0) center / 1px 100% no-repeat,
    linear-gradient(var(--line-strong) 0 0) center / 100% 1px no-repeat;
`;

const Dot = styled.span`
  position: absolute;
  width: 11px;
  height: 11px;
  border-radius: 50%;
`;

const DOTS = [
  [16, 22, '--red'],
  [34, 32, '--red'],
  [70, 20, '--amber'],
  [84, 36, '--amber'],
  [28, 76, '--accent'],
  [76, 80, '--control'],
] as const;

/** Two axes and the tasks between them. */
export function EisenhowerMark() {
  return (
    <Cross>
      {DOTS.map(([left, top, color]) => (
        <Dot
          key={`${left}-${top}`}
          style={{ left: `${left}%`, top: `${top}%`, background: `var(${color})` }}
        />
      ))}
    </Cross>
  );
}

const Month = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 26px);
  gap: 4px;
  color: var(--text-2);
  font: 500 var(--type-caption);
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Day = styled.span<{ $today: boolean; $busy: boolean }>`
  border-radius: 7px;
  ${({ $busy }) => $busy && 'background:var(--accent-soft);color:var(--accent-text);'}
  ${({ $today }) => $today && 'background:var(--accent);color:var(--on-accent);'}
`;

const BUSY = [10, 13, 18, 24, 27];

/** Four weeks with busy days. */
export function CalendarMark() {
  return (
    <Month>
      {Array.from({ length: 28 }, (_, index) => index + 2).map((day) => (
        <Day key={day} $today={day === 21} $busy={BUSY.includes(day)}>
          {day}
        </Day>
      ))}
    </Month>
  );
}
