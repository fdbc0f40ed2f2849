import type { Project } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { IconButton, ProjectDot } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import { Copy, Pencil, Trash2 } from 'lucide';
import styled from 'styled-components';

const Box = styled.li`
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--surface);
  h3 {
    display: flex;
    align-items: baseline;
    gap: 8px;
    font: 600 15px/22px var(--font);
    overflow-wrap: anywhere;
  }
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a:hover {
    text-decoration: underline;
  }
  p {
    color: var(--text-2);
    font-size: 13px;
    overflow-wrap: anywhere;
  }
  footer {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-top: auto;
    padding-top: 8px;
  }
  footer span {
    margin-inline-end: auto;
    color: var(--text-3);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
`;

interface ProjectCardProps {
  readonly project: Project;
  /** Open tasks in it. */
  readonly count: number;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** A project with the number of its open tasks. */
export function ProjectCard({ project, count, onEdit, onDuplicate, onDelete }: ProjectCardProps) {
  const { hrefOf, navigate } = useShell();
  const target = { kind: 'project', projectId: project.id } as const;
  return (
    <Box>
      <h3>
        <ProjectDot color={project.color} />
        <a
          href={hrefOf(target)}
          dir="auto"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            navigate(target);
          }}
        >
          {project.title}
        </a>
      </h3>
      {project.description && <p dir="auto">{project.description}</p>}
      <footer>
        <span>{plural(count, 'task')}</span>
        <IconButton label={`Edit ${project.title}`} node={Pencil} iconSize={16} onClick={onEdit} />
        <IconButton
          label={`Duplicate ${project.title}`}
          node={Copy}
          iconSize={16}
          onClick={onDuplicate}
        />
        <IconButton
          label={`Delete ${project.title}`}
          node={Trash2}
          iconSize={16}
          variant="danger"
          onClick={onDelete}
        />
      </footer>
    </Box>
  );
}
