import { styled } from 'styled-components';
import { decimalText } from '@plainday/shared-utils';
import { Card, Scale } from '@plainday/ui-components';
import { MOOD_STEPS } from '../../../shared/moods';
import type { Daily } from '../hooks/use-daily';
import { PRODUCTIVITY_STEPS } from '../model/texts.logic';
import { HabitRows } from './habit-rows';

const Layout = styled(Card)`
  display: grid;
  gap: var(--space-6);
  align-content: start;
  padding-block: var(--space-2) var(--space-6);
`;

const Hint = styled.p`
  padding-top: var(--space-2);
  color: var(--text-3);
  font: var(--type-caption);
`;

/** One day: five habits, mood and productivity. */
export function DayCard({ daily }: { readonly daily: Daily }) {
  const { chosen, days, toggle, setStep } = daily;
  const day = days.dayOf(chosen);
  const { mood } = days.knownOf(chosen);
  return (
    <Layout>
      <HabitRows day={day} known={days.knownOf(chosen)} onToggle={toggle} />
      <div>
        <Scale
          label="Mood"
          steps={MOOD_STEPS}
          value={day.mood ?? null}
          onChange={(step) => setStep('mood', step)}
        />
        {mood !== undefined && (
          <Hint>Your entries in Mood & Energy average {decimalText(mood)} on this day.</Hint>
        )}
      </div>
      <Scale
        label="Productivity"
        steps={PRODUCTIVITY_STEPS}
        value={day.productivity ?? null}
        onChange={(step) => setStep('productivity', step)}
      />
    </Layout>
  );
}
