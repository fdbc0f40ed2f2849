import { styled } from 'styled-components';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { BarChart } from '@plainday/ui-patterns';

const Box = styled.div`
  width: 190px;
`;

/** The last seven days as bars. */
export function DayBars({
  days,
  today,
}: {
  readonly days: readonly { readonly day: DayKey; readonly minutes: number }[];
  readonly today: DayKey;
}) {
  return (
    <Box>
      <BarChart
        label="Minutes of the last seven days"
        height={50}
        bars={days.map(({ day, minutes }) => ({
          key: day,
          label: formatDay(day, { weekday: 'narrow' }),
          value: minutes,
          text: `${formatDay(day, { weekday: 'long' })}: ${minutes} min`,
          current: day === today,
        }))}
      />
    </Box>
  );
}
