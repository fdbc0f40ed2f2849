import { TextField } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import { answerKey } from '../../model/variables.logic';
import type { Answers } from '../../model/variables.logic';

interface VariableFieldsProps {
  readonly names: readonly string[];
  readonly answers: Answers;
  readonly onChange: (answers: Answers) => void;
}

/** One field for each variable of the template. */
export function VariableFields({ names, answers, onChange }: VariableFieldsProps) {
  return names.map((name) => {
    const key = answerKey(name);
    return (
      <FormField key={key} label={<span dir="auto">{name}</span>}>
        {(control) => (
          <TextField
            {...control}
            dir="auto"
            maxLength={200}
            autoComplete="off"
            value={answers[key] ?? ''}
            onChange={(event) => onChange({ ...answers, [key]: event.currentTarget.value })}
          />
        )}
      </FormField>
    );
  });
}
