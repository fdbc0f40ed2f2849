import { NativeSelect } from '@plainday/ui-components';
import type { Answers } from '../../../../shared/import/plan';

const STEPS = ['Awful', 'Bad', 'Meh', 'Good', 'Great'];

interface ImportMoodsProps {
  readonly names: readonly string[];
  readonly answers: Answers;
  readonly onMoods: (moods: ReadonlyMap<string, number>) => void;
}

/** What moods mean that somebody has named; what has no answer stays out. */
export function ImportMoods({ names, answers, onMoods }: ImportMoodsProps) {
  return names.map((name) => (
    <div key={name}>
      {name} is{' '}
      <NativeSelect
        aria-label={`The mood ${name} is`}
        value={answers.moods?.get(name) ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const moods = new Map(answers.moods);
          if (value === '') moods.delete(name);
          else moods.set(name, Number(value));
          onMoods(moods);
        }}
      >
        <option value="">left out</option>
        {STEPS.map((step, index) => (
          <option key={step} value={index + 1}>
            {step}
          </option>
        ))}
      </NativeSelect>
    </div>
  ));
}
