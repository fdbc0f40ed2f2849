import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { FormDialog } from '@plainday/ui-patterns/form-dialog';
import { healthGoalsSchema, type HealthGoals } from '../model/health.schema';

export interface GoalsDialogProps {
  readonly goals: HealthGoals;
  readonly onSave: (goals: HealthGoals) => void;
  readonly onClose: () => void;
}

/** The daily goals. */
export function GoalsDialog({ goals, onSave, onClose }: GoalsDialogProps) {
  return (
    <FormDialog
      draft="health-goals"
      title="Daily goals"
      initial={goals}
      schema={healthGoalsSchema}
      onClose={onClose}
      onSubmit={(values) => {
        onSave(values);
        onClose();
      }}
    >
      {({ values, errors, set }) => (
        <>
          <FormField label="Water (glasses)" error={errors.water}>
            {(control) => (
              <TextField
                {...control}
                type="number"
                value={Number.isNaN(values.water) ? '' : values.water}
                onChange={(event) => set('water', event.target.valueAsNumber)}
              />
            )}
          </FormField>
          <FormField label="Exercise (minutes)" error={errors.exercise}>
            {(control) => (
              <TextField
                {...control}
                type="number"
                value={Number.isNaN(values.exercise) ? '' : values.exercise}
                onChange={(event) => set('exercise', event.target.valueAsNumber)}
              />
            )}
          </FormField>
        </>
      )}
    </FormDialog>
  );
}
