import { styled } from 'styled-components';

const Big = styled.div`
  font: 600 2.5rem/2.75rem var(--font);
  letter-spacing: -0.04em;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Small = styled.div`
  color: var(--text-3);
  font: var(--type-small);
  letter-spacing: 0;
`;

const Live = styled.span`
  display: inline-block;
  width: 8px;
  height: 8px;
  margin-right: 7px;
  border-radius: 50%;
  background: var(--red);
`;

/** A running stopwatch. */
export function ClockMark() {
  return (
    <Big>
      1:24:08
      <Small>
        <Live />
        Write proposal
      </Small>
    </Big>
  );
}

const Dial = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  font: 600 1.5rem/1.75rem var(--font);
  letter-spacing: -0.03em;
  svg {
    position: absolute;
    rotate: -90deg;
  }
`;

/** A ring three quarters full. */
export function PomodoroMark() {
  const ring = { cx: 60, cy: 60, r: 54, fill: 'none', strokeWidth: 6 };
  return (
    <Dial>
      <svg width="120" height="120" viewBox="0 0 120 120">
        <circle {...ring} stroke="var(--line)" />
        <circle
          {...ring}
          stroke="var(--accent)"
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray="74 100"
        />
      </svg>
      18:42
    </Dial>
  );
}

const Numbers = styled.dl`
  display: grid;
  grid-template-columns: auto auto;
  gap: 14px 44px;
  font: 600 1.5rem/1.625rem var(--font);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
`;

const NUMBERS = [
  ['36', 'Total Tasks'],
  ['5', 'Today'],
  ['4', 'Projects'],
  ['72%', 'Completed'],
] as const;

/** Four numbers. */
export function NumbersMark() {
  return (
    <Numbers>
      {NUMBERS.map(([value, label]) => (
        <div key={label}>
          <dd>{value}</dd>
          <Small as="dt">{label}</Small>
        </div>
      ))}
    </Numbers>
  );
}
