import { usePreferences } from '@plainday/data-preferences';
import { draftErrors, type Project } from '@plainday/domain-tasks';
import { useShell } from '@plainday/federation-contract';
import { styled } from 'styled-components';
import {
  DueField,
  DurationField,
  PriorityField,
  ProjectField,
  ReminderField,
  RepeatField,
  TagsField,
  taskFieldsStyle,
  Wide,
  type TaskFields,
} from '../../task-fields';

const Panel = styled.div`
  ${taskFieldsStyle}
  padding: 14px 16px 16px;
  border-top: 1px solid var(--line);
`;

const Help = styled(Wide).attrs({ as: 'p' })`
  margin: 0;
  color: var(--text-3);
  font: var(--type-caption);
  line-height: 1.25rem;
  b {
    color: var(--text-2);
    font-weight: 500;
    white-space: nowrap;
  }
`;

interface AddPanelProps {
  readonly id: string;
  readonly fields: TaskFields;
  readonly projects: readonly Project[];
  readonly onChange: (changes: Partial<TaskFields>) => void;
}

/** The panel behind the settings button of the add bar: the fields of Task Settings, for the task being added. */
export function AddPanel({ id, fields, projects, onChange }: AddPanelProps) {
  const { readTitles } = usePreferences(useShell().user.id);
  const errors = draftErrors({ ...fields, title: '-', notes: '', description: '', focused: false });
  const field = { fields, errors, onChange };
  return (
    <Panel id={id} role="group" aria-label="Settings of the new task">
      <DueField {...field} />
      <DurationField {...field} />
      <ReminderField {...field} />
      <RepeatField {...field} />
      <ProjectField {...field} projects={projects} />
      <PriorityField {...field} />
      <TagsField {...field} />
      {readTitles && (
        <Help>
          Or type it: <b>tomorrow 5pm</b>, <b>every 2 weeks</b>, <b>30m</b>, <b>p1</b> to <b>p3</b>,{' '}
          <b>#project</b>, <b>@tag</b>. What is <b>"in quotes"</b> stays text.
        </Help>
      )}
    </Panel>
  );
}
