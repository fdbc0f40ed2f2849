import { Scale } from '@plainday/ui-components';
import { ENERGIES, MOODS } from '../model/mood.schema';

const MOOD_STEPS = MOODS.map(({ label, emoji }) => ({ label, mark: emoji }));

interface StepProps {
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

export function MoodScale(props: StepProps) {
  return <Scale label="Mood" steps={MOOD_STEPS} {...props} />;
}

export function EnergyScale(props: StepProps) {
  return <Scale label="Energy" steps={ENERGIES} {...props} />;
}
