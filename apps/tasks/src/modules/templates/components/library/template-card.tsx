import type { Project } from '@plainday/domain-tasks';
import { plural } from '@plainday/shared-utils';
import { Badge, Button, MenuButton } from '@plainday/ui-components';
import type { MenuEntry } from '@plainday/ui-components';
import { Ellipsis, FolderInput } from 'lucide';
import type { ListedTemplate } from '../../model/library.logic';
import { describeDue } from '../../model/relative-due.logic';
import { About, Box, Count, More } from './card-style';
import { projectEntries } from '../apply/project-entries';
import { TaskLines } from '../lines/task-lines';
import type { TemplateActions } from '../template-actions';

const SHOWN = 4;

interface TemplateCardProps extends TemplateActions {
  readonly entry: ListedTemplate;
  readonly projects: readonly Project[];
}

/** A template with its first tasks, and what can be done to it. */
export function TemplateCard({ entry, projects, ...actions }: TemplateCardProps) {
  const { template, isBuiltIn } = entry;
  const { name, description, tasks } = template;
  const lines = tasks.slice(0, SHOWN).map((task, index) => ({
    ...task,
    key: String(index),
    description: undefined,
    meta: task.due && describeDue(task.due),
  }));

  const entries = (): readonly MenuEntry[] => [
    { label: 'Edit', onSelect: () => actions.onEdit(template) },
    { label: 'Duplicate', onSelect: () => actions.onDuplicate(template) },
    { label: 'Copy as Markdown', onSelect: () => actions.onCopy(template) },
    'separator',
    { label: 'Delete', danger: true, onSelect: () => actions.onDelete(template) },
  ];

  return (
    <Box>
      <header>
        <h3 dir="auto">{name}</h3>
        {isBuiltIn && <Badge>Example</Badge>}
      </header>
      {description && <About dir="auto">{description}</About>}
      <TaskLines label={`Tasks of ${name}`} lines={lines} cut>
        {tasks.length > SHOWN && <More>{`+${tasks.length - SHOWN} more`}</More>}
      </TaskLines>
      <footer>
        <Button
          size="s"
          aria-label={`Use ${name}`}
          disabled={tasks.length === 0}
          onClick={() => actions.onUse(template)}
        >
          Use
        </Button>
        <MenuButton
          icon={FolderInput}
          align="start"
          label={`Apply ${name} to a project`}
          disabled={tasks.length === 0}
          items={() => projectEntries(template, projects, actions)}
        />
        <Count>{tasks.length === 0 ? 'No tasks yet' : plural(tasks.length, 'task')}</Count>
        <MenuButton icon={Ellipsis} label={`Actions for ${name}`} align="end" items={entries} />
      </footer>
    </Box>
  );
}
