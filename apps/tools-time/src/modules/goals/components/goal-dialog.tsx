import { useShell } from '@plainday/federation-contract';
import { NativeSelect, TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { isBlank } from '@plainday/shared-utils';
import type { GoalChanges } from '../hooks/use-goals';
import type { Goal } from '../model/goals.schema';

export interface GoalDialogProps {
  readonly goal: Goal;
  readonly onSave: (changes: GoalChanges) => void;
  readonly onClose: () => void;
}

/** A goal with all that can be said of it, and what may count it. */
export function GoalDialog({ goal, onSave, onClose }: GoalDialogProps) {
  const { modules } = useShell();
  const facts = modules.flatMap(({ title, offers }) =>
    (offers?.facts ?? [])
      .filter(({ unit }) => unit === 'count' || unit === 'minutes')
      .map(({ kind, title: fact, unit }) => ({
        kind,
        tool: title,
        text: `${fact}${unit === 'minutes' ? ' (minutes)' : ''}`,
      })),
  );

  return (
    <FormDialog
      draft={`weekly-goal.${goal.id}`}
      title="Edit goal"
      initial={{
        title: goal.title,
        target: String(goal.target),
        unit: goal.unit,
        feed: goal.feed?.kind ?? '',
      }}
      validate={({ title, target }) => ({
        ...(isBlank(title) && { title: 'A goal needs a title' }),
        ...(!(Number.isInteger(Number(target)) && Number(target) >= 1) && {
          target: 'A whole number of at least 1',
        }),
      })}
      onClose={onClose}
      onSubmit={({ title, target, unit, feed }) => {
        const tool = facts.find(({ kind }) => kind === feed)?.tool ?? goal.feed?.title ?? '';
        const isSame = feed === goal.feed?.kind;
        const fresh = feed ? { kind: feed, title: tool, correction: 0 } : undefined;
        onSave({ title, target: Number(target), unit, feed: isSame ? goal.feed : fresh });
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
          <FormField
            label="Counted by"
            hint="A tool counts this week’s number. −1 and +1 correct it."
          >
            {(control) => (
              <NativeSelect
                {...control}
                value={values.feed}
                onChange={(event) => set('feed', event.target.value)}
              >
                <option value="">Me, by hand</option>
                {facts.map(({ kind, tool, text }) => (
                  <option key={kind} value={kind}>
                    {tool}: {text}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
