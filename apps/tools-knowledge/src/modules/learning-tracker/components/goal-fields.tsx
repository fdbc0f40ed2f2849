import { TextArea, TextField } from '@plainday/ui-components';
import { ChoiceField, FormField, type Form } from '@plainday/ui-patterns';
import { SUBJECTS, type GoalDraft } from '../model/learning.schema';

/** What a goal is made of: topic, subject, target, and words of one's own. */
export function GoalFields({
  form: { values, errors, set },
  withNotes = false,
}: {
  readonly form: Form<GoalDraft>;
  readonly withNotes?: boolean;
}) {
  return (
    <>
      <FormField label="Topic" required error={errors.topic}>
        {(control) => (
          <TextField
            {...control}
            dir="auto"
            maxLength={500}
            autoComplete="off"
            data-autofocus=""
            value={values.topic}
            onChange={(event) => set('topic', event.currentTarget.value)}
          />
        )}
      </FormField>
      <ChoiceField
        label="Subject"
        value={values.subject}
        options={SUBJECTS}
        onChange={(value) => set('subject', value)}
      />
      <FormField label="Target hours" error={errors.targetHours}>
        {(control) => (
          <TextField
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={1000}
            value={Number.isNaN(values.targetHours) ? '' : values.targetHours}
            onChange={(event) => set('targetHours', event.currentTarget.valueAsNumber)}
          />
        )}
      </FormField>
      {withNotes && (
        <FormField label="Notes" error={errors.text}>
          {(control) => (
            <TextArea
              {...control}
              dir="auto"
              maxLength={10_000}
              value={values.text}
              onChange={(event) => set('text', event.currentTarget.value)}
            />
          )}
        </FormField>
      )}
    </>
  );
}
