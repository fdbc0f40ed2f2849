import { PRIORITIES, priorityLabel, type Priority } from '@plainday/domain-tasks';
import { NativeSelect } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { TaskFieldProps } from './task-fields';

/** High, medium or low; medium unless somebody says otherwise (decisions 27). */
export function PriorityField({ fields, onChange }: TaskFieldProps) {
  return (
    <FormField label="Priority">
      {(control) => (
        <NativeSelect
          {...control}
          value={fields.priority}
          onChange={(event) => onChange({ priority: event.currentTarget.value as Priority })}
        >
          {PRIORITIES.map((priority) => (
            <option key={priority} value={priority}>
              {priorityLabel(priority)}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
