import { PRIORITIES, priorityLabel } from '@plainday/domain-tasks';
import { ChoiceField } from '@plainday/ui-patterns';
import type { TaskFieldProps } from './task-fields';

/** High, medium or low; medium unless somebody says otherwise (decisions 27). */
export function PriorityField({ fields, onChange }: TaskFieldProps) {
  return (
    <ChoiceField
      label="Priority"
      value={fields.priority}
      options={PRIORITIES}
      nameOf={priorityLabel}
      onChange={(priority) => onChange({ priority })}
    />
  );
}
