import { styled } from 'styled-components';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, 24px);
  gap: 8px;
`;

const Cell = styled.span`
  display: grid;
  place-items: center;
  height: 24px;
  border-radius: 7px;
`;

const HABITS = [
  ['#ef4444', '1101100'],
  ['#3b82f6', '1111110'],
  ['#8b5cf6', '0110010'],
] as const;

/** Three habits over a week. */
export function HabitsMark() {
  return (
    <Grid>
      {HABITS.flatMap(([color, week]) =>
        [...week].map((day, index) => (
          <Cell
            key={`${color}-${index}`}
            style={
              day === '1'
                ? { background: color }
                : { boxShadow: 'inset 0 0 0 1.5px var(--line-strong)' }
            }
          >
            {day === '1' && (
              <svg width="12" height="12" viewBox="0 0 12 12" fill="none">
                <path
                  d="M2.5 6.3l2.4 2.4 4.6-5"
                  stroke="#fff"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            )}
          </Cell>
        )),
      )}
    </Grid>
  );
}
