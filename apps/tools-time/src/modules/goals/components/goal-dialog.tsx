import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { isBlank } from '@plainday/shared-utils';
import { useCountable } from '../hooks/use-countable';
import type { GoalChanges } from '../hooks/use-goals';
import { feedKey } from '../model/feed.logic';
import type { Goal } from '../model/goals.schema';
import { CountedBy } from './counted-by';

export interface GoalDialogProps {
  readonly goal: Goal;
  readonly onSave: (changes: GoalChanges) => void;
  readonly onClose: () => void;
}

/** A goal with all that can be said of it, and what may count it. */
export function GoalDialog({ goal, onSave, onClose }: GoalDialogProps) {
  const countable = useCountable();

  return (
    <FormDialog
      draft={`weekly-goal.${goal.id}`}
      title="Edit goal"
      initial={{
        title: goal.title,
        target: String(goal.target),
        unit: goal.unit,
        feed: goal.feed?.kind ?? '',
        subject: goal.feed?.subject?.id ?? '',
        subjectTitle: goal.feed?.subject?.title ?? '',
      }}
      validate={({ title, target }) => ({
        ...(isBlank(title) && { title: 'A goal needs a title' }),
        ...(!(Number.isInteger(Number(target)) && Number(target) >= 1) && {
          target: 'A whole number of at least 1',
        }),
      })}
      onClose={onClose}
      onSubmit={({ title, target, unit, feed: kind, ...of }) => {
        const subject = of.subject ? { id: of.subject, title: of.subjectTitle } : undefined;
        const tool = countable.find((one) => one.kind === kind)?.tool ?? goal.feed?.title ?? '';
        const fresh = { kind, title: tool, correction: 0, ...(subject && { subject }) };
        const isSame = goal.feed && kind !== '' && feedKey(goal.feed) === feedKey(fresh);
        const feed = isSame ? goal.feed : kind === '' ? undefined : fresh;
        onSave({ title, target: Number(target), unit, feed });
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Goal" required error={errors.title}>
            {(control) => (
              <TextField
                {...control}
                dir="auto"
                maxLength={200}
                value={values.title}
                onChange={(event) => set('title', event.target.value)}
              />
            )}
          </FormField>
          <FormField label="Target" required error={errors.target}>
            {(control) => (
              <TextField
                {...control}
                type="number"
                inputMode="numeric"
                min={1}
                value={values.target}
                onChange={(event) => set('target', event.target.value)}
              />
            )}
          </FormField>
          <FormField label="Unit">
            {(control) => (
              <TextField
                {...control}
                maxLength={30}
                value={values.unit}
                onChange={(event) => set('unit', event.target.value)}
              />
            )}
          </FormField>
          <CountedBy values={values} set={set} />
        </>
      )}
    </FormDialog>
  );
}
