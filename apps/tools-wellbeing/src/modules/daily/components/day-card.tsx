import { styled } from 'styled-components';
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

/** One day: five habits, mood and productivity. */
export function DayCard({ daily }: { readonly daily: Daily }) {
  const { chosen, days, toggle, setStep } = daily;
  const day = days.dayOf(chosen);
  return (
    <Layout>
      <HabitRows day={day} known={days.knownOf(chosen)} onToggle={toggle} />
      <Scale
        label="Mood"
        steps={MOOD_STEPS}
        value={day.mood ?? null}
        onChange={(step) => setStep('mood', step)}
      />
      <Scale
        label="Productivity"
        steps={PRODUCTIVITY_STEPS}
        value={day.productivity ?? null}
        onChange={(step) => setStep('productivity', step)}
      />
    </Layout>
  );
}
