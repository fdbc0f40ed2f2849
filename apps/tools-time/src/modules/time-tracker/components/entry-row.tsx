import { Ellipsis, Pencil, Play, Trash2 } from 'lucide';
import { styled } from 'styled-components';
import { timeOfDay } from '@plainday/domain-calendar';
import type { Project } from '@plainday/domain-tasks';
import { Badge, MenuButton } from '@plainday/ui-components';
import { ListRow } from '@plainday/ui-patterns';
import { originOf } from '../../../shared/entry-origin.logic';
import { durationOf } from '../../../shared/duration.logic';
import type { TimeSession } from '../model/session.schema';
import { ProjectName } from './project-name';

const Times = styled.span`
  display: inline-block;
  min-width: 88px;
  color: var(--text-2);
  font: var(--type-small);
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 2px var(--space-2);
`;

const Notes = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--text-3);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Length = styled.span`
  font: 500 var(--type-small);
  font-variant-numeric: tabular-nums;
`;

export interface EntryRowProps {
  readonly entry: TimeSession;
  readonly project: Project | null;
  /** Another entry has some of the same time. */
  readonly overlaps: boolean;
  readonly onContinue: (entry: TimeSession) => void;
  readonly onEdit: (entry: TimeSession) => void;
  readonly onDelete: (entry: TimeSession) => void;
}

/** One entry: when, what, for which project, how long. */
export function EntryRow(props: EntryRowProps) {
  const { entry, project, overlaps, onContinue, onEdit, onDelete } = props;
  const { id, task_name: name, start_time, end_time, duration, notes } = entry;
  const origin = originOf(notes);
  const from = timeOfDay(Date.parse(start_time));
  const to = end_time === null ? '…' : timeOfDay(Date.parse(end_time));
  return (
    <ListRow
      id={id}
      name={name}
      start={
        <Times>
          {from} – {to}
        </Times>
      }
      meta={
        <Facts>
          <ProjectName project={project} />
          {origin && <Badge>{origin}</Badge>}
          {overlaps && <Badge tone="amber">Overlaps</Badge>}
          {notes && !origin && <Notes dir="auto">{notes}</Notes>}
        </Facts>
      }
      end={<Length>{durationOf(duration ?? 0)}</Length>}
      actions={[{ label: 'Continue', icon: Play, run: () => onContinue(entry) }]}
      more={
        <MenuButton
          label={`More: ${name}`}
          data-control="More"
          data-tip="More"
          icon={Ellipsis}
          iconSize={16}
          align="end"
          items={() => [
            { label: 'Edit', icon: Pencil, onSelect: () => onEdit(entry) },
            { label: 'Delete', icon: Trash2, danger: true, onSelect: () => onDelete(entry) },
          ]}
        />
      }
    />
  );
}
