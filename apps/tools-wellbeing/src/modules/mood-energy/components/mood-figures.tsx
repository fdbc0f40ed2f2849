import { ArrowRight, TrendingDown, TrendingUp } from 'lucide';
import { styled } from 'styled-components';
import { useDayRule } from '@plainday/data-preferences';
import type { DayKey } from '@plainday/domain-calendar';
import { decimalText } from '@plainday/shared-utils';
import { FigureCard, Figures } from '@plainday/ui-patterns';
import type { MoodEntry } from '../model/mood.schema';
import { average, known, weeklyTrend, type TrendDirection } from '../model/trend.logic';
import { TREND_WORDS } from '../model/words.logic';

const ARROWS = { improving: TrendingUp, declining: TrendingDown, stable: ArrowRight } as const;
const TONES: Record<TrendDirection, 'green' | 'amber' | 'neutral'> = {
  improving: 'green',
  declining: 'amber',
  stable: 'neutral',
};

const Word = styled.span`
  font: 650 var(--type-large);
  letter-spacing: -0.02em;
`;

export interface MoodFiguresProps {
  readonly entries: readonly MoodEntry[];
  readonly today: DayKey;
}

/** Averages over all entries, and where the week is going. */
export function MoodFigures({ entries, today }: MoodFiguresProps) {
  const mood = average(entries.map((entry) => entry.mood));
  const energy = average(known(entries.map((entry) => entry.energy)));
  const { direction, older, newer, count } = weeklyTrend(entries, today, useDayRule());
  const halves =
    older !== null && newer !== null && count > 1
      ? `${decimalText(older)} older half, ${decimalText(newer)} newer half`
      : 'Not enough entries yet';
  const figure = (value: number | null) => (value === null ? '–' : decimalText(value));
  return (
    <Figures>
      <FigureCard
        label="Average mood"
        value={figure(mood)}
        unit={mood === null ? undefined : 'of 5'}
      />
      <FigureCard
        label="Average energy"
        value={figure(energy)}
        unit={energy === null ? undefined : 'of 5'}
      />
      <FigureCard
        label="Weekly trend"
        value={<Word>{TREND_WORDS[direction]}</Word>}
        note={halves}
        icon={ARROWS[direction]}
        tone={TONES[direction]}
      />
    </Figures>
  );
}
