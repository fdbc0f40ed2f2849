import { styled } from 'styled-components';
import type { Project } from '@plainday/domain-tasks';
import { ProjectDot } from '@plainday/ui-components';

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** A project's dot and name; 'No Project' for none. */
export function ProjectName({ project }: { readonly project: Project | null }) {
  return (
    <Name>
      <ProjectDot color={project?.color ?? 'var(--control)'} size={8} />
      <span dir="auto">{project?.title ?? 'No Project'}</span>
    </Name>
  );
}
