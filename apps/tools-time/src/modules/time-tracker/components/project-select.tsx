import { styled } from 'styled-components';
import type { Project } from '@plainday/domain-tasks';
import { NativeSelect, ProjectDot } from '@plainday/ui-components';

const NO_PROJECT_COLOR = 'var(--control)';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 100%;
`;

export interface ProjectSelectProps {
  readonly value: string | null;
  readonly projects: readonly Project[];
  readonly onChange: (projectId: string | null) => void;
}

/** The project of what runs: 'No Project' or one of them (spec §2). */
export function ProjectSelect({ value, projects, onChange }: ProjectSelectProps) {
  const project = projects.find(({ id }) => id === value);
  return (
    <Box>
      <ProjectDot color={project?.color ?? NO_PROJECT_COLOR} />
      <NativeSelect
        quiet
        aria-label="Project"
        value={project?.id ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">No Project</option>
        {projects.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
}
