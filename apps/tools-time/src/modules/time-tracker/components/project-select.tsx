import { styled } from 'styled-components';
import type { Project } from '@plainday/domain-tasks';
import { ProjectDot } from '@plainday/ui-components';
import { coarse } from '@plainday/ui-theme';

const NO_PROJECT_COLOR = 'var(--control)';

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  max-width: 100%;
`;

const Select = styled.select`
  min-width: 0;
  max-width: 260px;
  min-height: 28px;
  padding: 2px 4px;
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: var(--text-2);
  font: 500 var(--type-small);
  text-overflow: ellipsis;
  cursor: pointer;
  &:hover {
    background: var(--hover);
    color: var(--text);
  }
  option {
    background: var(--surface);
    color: var(--text);
  }
  ${coarse} {
    min-height: 44px;
    font-size: var(--size-touch);
  }
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
      <Select
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
      </Select>
    </Box>
  );
}
