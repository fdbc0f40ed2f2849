import { PRIORITIES, priorityLabel, type Project, type TagUse } from '@plainday/domain-tasks';
import type { Condition, FilterNames } from '@plainday/domain-tasks/filters';
import type { MenuEntry } from '@plainday/ui-components';
import { Calendar, CircleCheck, Clock, Flag, Folder, Tag, TextSearch } from 'lucide';

interface MenuParts {
  readonly uses: readonly TagUse[];
  readonly projects: readonly Project[];
  readonly onPick: (condition: Condition) => void;
  readonly onWords: () => void;
}

/** So many tags stand in the menu; every other one is opened from a row. */
const TAGS = 24;
const MINUTES = [15, 30, 60, 120];
const DUE = [
  ['Today', 'today'],
  ['Overdue', 'overdue'],
  ['Next 7 days', 'week'],
  ['No date', 'none'],
] as const;

/** The words for projects. */
export function namesOf(projects: readonly Project[]): FilterNames {
  return { projectTitle: (id) => projects.find((project) => project.id === id)?.title };
}

/** Everything that can be asked of a task. */
export function conditionEntries({ uses, projects, onPick, onWords }: MenuParts): MenuEntry[] {
  const entry = (label: string, condition: Condition): MenuEntry => ({
    label,
    onSelect: () => onPick(condition),
  });
  return [
    {
      label: 'Tag',
      icon: Tag,
      items: [
        ...uses.slice(0, TAGS).map(({ tag }) => entry(`@${tag}`, { kind: 'tag', tag })),
        ...(uses.length > 0 ? (['separator'] as const) : []),
        entry('No tag', { kind: 'tag', tag: null }),
      ],
    },
    {
      label: 'Project',
      icon: Folder,
      items: [
        entry('No Project', { kind: 'project', id: null }),
        ...projects.map(({ id, title }) => entry(title, { kind: 'project', id })),
      ],
    },
    {
      label: 'Priority',
      icon: Flag,
      items: PRIORITIES.map((priority) =>
        entry(priorityLabel(priority), { kind: 'priority', priority }),
      ),
    },
    {
      label: 'Date',
      icon: Calendar,
      items: DUE.map(([label, range]) => entry(label, { kind: 'due', range })),
    },
    {
      label: 'Duration',
      icon: Clock,
      items: [
        ...MINUTES.map((atMost) => entry(`At most ${atMost} min`, { kind: 'duration', atMost })),
        entry('No duration', { kind: 'duration', atMost: null }),
      ],
    },
    { label: 'Words…', icon: TextSearch, onSelect: onWords },
    {
      label: 'Completed',
      icon: CircleCheck,
      items: [
        entry('Completed', { kind: 'completed', completed: true }),
        entry('Open', { kind: 'completed', completed: false }),
      ],
    },
  ];
}
