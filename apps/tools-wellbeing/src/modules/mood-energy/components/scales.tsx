import { Scale } from '@plainday/ui-components';
import { MOOD_STEPS } from '../../../shared/moods';
import { ENERGIES } from '../model/mood.schema';

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
