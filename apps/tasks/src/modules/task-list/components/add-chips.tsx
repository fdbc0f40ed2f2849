import { formatDue, formatDuration, priorityLabel, type Project } from '@plainday/domain-tasks';
import { Chip, type Tone } from '@plainday/ui-components';
import { Calendar, Clock, Flag, Folder } from 'lucide';
import styled from 'styled-components';
import type { AddFields } from './add-options';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  padding: 0 10px 10px;
`;

const TONES: Record<string, Tone> = { high: 'red', medium: 'amber', low: 'neutral' };

interface AddChipsProps {
  readonly fields: AddFields;
  readonly projects: readonly Project[];
  readonly onChange: (fields: AddFields) => void;
}

/** What the task being added will have, each with a cross that takes it off. */
export function AddChips({ fields, projects, onChange }: AddChipsProps) {
  const { due_date, priority, project_id, duration } = fields;
  const project = projects.find((row) => row.id === project_id);
  if (!due_date && !priority && !project && !duration) return null;

  const without = (name: keyof AddFields) => () => onChange({ ...fields, [name]: undefined });
  return (
    <Row>
      {due_date && (
        <Chip
          tone="accent"
          icon={Calendar}
          onRemove={without('due_date')}
          removeLabel="Remove due date"
        >
          {formatDue(due_date)}
        </Chip>
      )}
      {priority && (
        <Chip
          tone={TONES[priority]}
          icon={Flag}
          onRemove={without('priority')}
          removeLabel="Remove priority"
        >
          {priorityLabel(priority)}
        </Chip>
      )}
      {duration && (
        <Chip icon={Clock} onRemove={without('duration')} removeLabel="Remove duration">
          {formatDuration(duration)}
        </Chip>
      )}
      {project && (
        <Chip icon={Folder} onRemove={without('project_id')} removeLabel="Remove project">
          {project.title}
        </Chip>
      )}
    </Row>
  );
}
