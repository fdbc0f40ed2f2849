import { useState } from 'react';
import { useDayRule } from '@plainday/data-preferences';
import { formatDay, type DayKey } from '@plainday/domain-calendar';
import { decimalText } from '@plainday/shared-utils';
import { SegmentedControl } from '@plainday/ui-components';
import { ChartFigure } from '@plainday/ui-patterns';
import type { MoodEntry } from '../model/mood.schema';
import { moodByDay } from '../model/trend.logic';
import { MoodPicture } from './mood-picture';

const RANGES = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '365', label: 'Year' },
] as const;
type Range = (typeof RANGES)[number]['value'];

export interface MoodChartProps {
  readonly entries: readonly MoodEntry[];
  readonly today: DayKey;
}

/** Mood and energy over time, as a picture or as a table. */
export function MoodChart({ entries, today }: MoodChartProps) {
  const [range, setRange] = useState<Range>('30');
  const rule = useDayRule();
  const days = moodByDay(entries, today, Number(range), rule);
  const rows = days
    .filter(({ mood }) => mood !== null)
    .reverse()
    .map(({ day, mood, energy }) => ({
      key: day,
      cells: [
        formatDay(day, { weekday: 'short', month: 'short', day: 'numeric' }),
        mood === null ? '' : decimalText(mood),
        energy === null ? '–' : decimalText(energy),
      ],
    }));
  return (
    <ChartFigure
      title="Over time"
      columns={['Day', 'Mood', 'Energy']}
      rows={rows}
      actions={
        <SegmentedControl label="Range" options={RANGES} value={range} onChange={setRange} />
      }
    >
      <MoodPicture days={days} today={today} />
    </ChartFigure>
  );
}
