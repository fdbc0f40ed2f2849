import {
  Archive,
  ArchiveRestore,
  CircleCheck,
  Ellipsis,
  Pencil,
  RotateCcw,
  Star,
  Trash2,
} from 'lucide';
import { useDayRule } from '@plainday/data-preferences';
import { type DayKey, type DayRule } from '@plainday/domain-calendar';
import { Icon, type MenuEntry } from '@plainday/ui-components';
import type { Idea } from '../model/idea.schema';
import { capturedText, isArchived, resurfacedAfter } from '../model/ideas.logic';
import { Card, Flag, Foot, Head, More, Open, StarButton, Text } from './idea-card-style';

export interface IdeaCardProps {
  readonly idea: Idea;
  readonly today: DayKey;
  readonly onOpen: () => void;
  readonly onStar: () => void;
  readonly onTag: (tag: string) => void;
  /** Absent where nobody makes tasks. */
  readonly onMakeTask?: () => void;
  readonly onArchive: () => void;
  readonly onDelete: () => void;
}

/** The line above the title, only where there is something to say. */
function flagOf(idea: Idea, today: DayKey, rule: DayRule) {
  if (idea.outcome === 'task') return { icon: CircleCheck, text: 'Became a task' };
  const age = resurfacedAfter(idea, today, rule);
  return age === null ? null : { icon: RotateCcw, text: `Captured ${age} days ago` };
}

/** One idea. The whole card opens it. */
export function IdeaCard(props: IdeaCardProps) {
  const { idea, today, onOpen, onStar, onTag, onMakeTask, onArchive, onDelete } = props;
  const rule = useDayRule();
  const flag = flagOf(idea, today, rule);
  const isAway = isArchived(idea);

  const menu = (): readonly MenuEntry[] => [
    { label: 'Edit', icon: Pencil, onSelect: onOpen },
    ...(onMakeTask
      ? [{ label: 'Make task', icon: CircleCheck, shortcut: 'T', onSelect: onMakeTask }]
      : []),
    {
      label: isAway ? 'Bring back' : 'Archive',
      icon: isAway ? ArchiveRestore : Archive,
      onSelect: onArchive,
    },
    'separator',
    { label: 'Delete', icon: Trash2, danger: true, onSelect: onDelete },
  ];

  return (
    <Card data-idea-id={idea.id}>
      {flag && (
        <Flag>
          <Icon icon={flag.icon} size={13} />
          {flag.text}
        </Flag>
      )}
      <Head>
        <h2>
          <Open type="button" data-control="open" dir="auto" onClick={onOpen}>
            {idea.title}
          </Open>
        </h2>
        <More
          label={`More actions for ${idea.title}`}
          icon={Ellipsis}
          compact
          data-control="more"
          items={menu}
        />
        <StarButton
          label={`Star ${idea.title}`}
          icon={Star}
          compact
          data-control="star"
          aria-pressed={idea.status === 'starred'}
          onClick={onStar}
        />
      </Head>
      {idea.content && <Text dir="auto">{idea.content}</Text>}
      <Foot>
        {idea.tags.map((tag) => (
          <button
            key={tag}
            type="button"
            aria-label={`Show ideas tagged ${tag}`}
            dir="auto"
            onClick={() => onTag(tag)}
          >
            #{tag}
          </button>
        ))}
        <span>
          {idea.category} · {capturedText(idea, today, rule)}
        </span>
      </Foot>
    </Card>
  );
}
