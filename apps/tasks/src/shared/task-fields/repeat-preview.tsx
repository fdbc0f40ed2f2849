import { repeatSentence } from '@plainday/domain-tasks';
import { Hint } from './fields-style';
import type { TaskFields } from './task-fields';
import { useNextDays } from './use-next-days';

/** A repetition in a sentence, and the days to which it comes after the first (decisions 90). */
export function RepeatPreview({ fields }: { readonly fields: TaskFields }) {
  const days = useNextDays(fields);
  return (
    <Hint>
      {repeatSentence(fields)}.{days.length > 0 && ` Next: ${days.join(' · ')}`}
    </Hint>
  );
}
