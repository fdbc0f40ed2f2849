import type { Project } from '@plainday/domain-tasks';
import { NativeSelect } from '@plainday/ui-components';
import { FormField } from '@plainday/ui-patterns';
import type { TaskFieldProps } from './task-fields';

interface ProjectFieldProps extends TaskFieldProps {
  readonly projects: readonly Project[];
}

/** The project, or none. */
export function ProjectField({ fields, projects, onChange }: ProjectFieldProps) {
  return (
    <FormField label="Project">
      {(control) => (
        <NativeSelect
          {...control}
          data-part="Project"
          value={fields.project_id ?? 'none'}
          onChange={({ currentTarget: { value } }) =>
            onChange({ project_id: value === 'none' ? null : value })
          }
        >
          <option value="none">No Project</option>
          {projects.map((project) => (
            <option key={project.id} value={project.id}>
              {project.title}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  );
}
