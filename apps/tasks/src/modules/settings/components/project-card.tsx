import type { Project } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { IconButton, ProjectDot } from '@plainday/ui-components';
import { useSortableRow } from '@plainday/ui-patterns/sortable-list';
import { plural } from '@plainday/shared-utils';
import { ArrowDown, ArrowUp, Copy, CopyPlus, GripVertical, Pencil, Trash2 } from 'lucide';
import { MoveButton } from './move-button';
import { Box, Handle } from './project-card-style';

interface ProjectCardProps {
  readonly project: Project;
  /** Open tasks in it. */
  readonly count: number;
  /** Its place among all projects, counted from 0. */
  readonly index: number;
  readonly total: number;
  readonly onEdit: () => void;
  readonly onDuplicate: (copy: { readonly deep: boolean }) => void;
  readonly onDelete: () => void;
  readonly onMove: (index: number) => void;
}

/** A project with the number of its open tasks; dragged by its handle, or moved by its buttons. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, count, index, total } = props;
  const { hrefOf, navigate } = useShell();
  const { rowRef, rowProps, handleRef, handleProps } = useSortableRow(project.id, {
    disabled: total < 2,
  });
  const target = { kind: 'project', projectId: project.id } as const;
  const place = { index, total, onMove: props.onMove };

  return (
    <Box ref={rowRef} {...rowProps}>
      {total > 1 && (
        <Handle
          ref={handleRef}
          label={`Drag to reorder ${project.title}`}
          icon={GripVertical}
          iconSize={16}
          size={28}
          {...handleProps}
        />
      )}
      <div>
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
        <span>{plural(count, 'task')}</span>
      </div>
      <footer>
        {total > 1 && (
          <>
            <MoveButton
              {...place}
              to={index - 1}
              label={`Move ${project.title} up`}
              icon={ArrowUp}
            />
            <MoveButton
              {...place}
              to={index + 1}
              label={`Move ${project.title} down`}
              icon={ArrowDown}
            />
          </>
        )}
        <IconButton
          label={`Edit ${project.title}`}
          icon={Pencil}
          iconSize={16}
          onClick={props.onEdit}
        />
        <IconButton
          label={`Duplicate ${project.title}`}
          icon={Copy}
          iconSize={16}
          onClick={() => props.onDuplicate({ deep: false })}
        />
        <IconButton
          label={`Duplicate ${project.title} with everything`}
          icon={CopyPlus}
          iconSize={16}
          onClick={() => props.onDuplicate({ deep: true })}
        />
        <IconButton
          label={`Delete ${project.title}`}
          icon={Trash2}
          iconSize={16}
          variant="danger"
          onClick={props.onDelete}
        />
      </footer>
    </Box>
  );
}
