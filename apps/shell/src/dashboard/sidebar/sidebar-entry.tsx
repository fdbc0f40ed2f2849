import type { IconNode, Selection } from '@plainday/federation-contract';
import { Icon, VisuallyHidden } from '@plainday/ui-components';
import { plural } from '@plainday/shared-utils';
import type { ReactNode } from 'react';
import { Count, EntryLink, EntryTitle } from '../frame-parts';
import { linkTo } from '../../selection/link-to';

export interface SidebarEntryProps {
  readonly selection: Selection;
  readonly isCurrent: boolean;
  readonly title: string;
  readonly icon: IconNode | ReactNode;
  /** Number of tasks behind the entry; nothing is shown while it is unknown or zero. */
  readonly count?: number;
  readonly onOpen: (selection: Selection) => void;
  /** Id of the project it stands for, where entries can be moved. */
  readonly projectId?: string;
  /** Id of the tool it stands for. */
  readonly toolId?: string;
  /** The entry is likely to be opened next. */
  readonly onIntent?: () => void;
}

/** One link of the sidebar. */
export function SidebarEntry({
  selection,
  isCurrent,
  title,
  icon,
  count,
  onOpen,
  projectId,
  toolId,
  onIntent,
}: SidebarEntryProps) {
  return (
    <li data-project={projectId} data-tool={toolId}>
      <EntryLink
        {...linkTo(selection, onOpen)}
        data-drop-place={placeOf(selection)}
        draggable={projectId || toolId ? false : undefined}
        aria-current={isCurrent ? 'page' : undefined}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {isIconNode(icon) ? <Icon icon={icon} size={18} /> : icon}
        <EntryTitle dir="auto" title={title.length > 24 ? title : undefined}>
          {title}
        </EntryTitle>
        {count ? (
          <Count>
            <span aria-hidden>{count}</span>
            <VisuallyHidden>{plural(count, 'task')}</VisuallyHidden>
          </Count>
        ) : null}
      </EntryLink>
    </li>
  );
}

/** What a list calls the entry when a task is dragged there; nothing where it takes none. */
function placeOf(selection: Selection): string | undefined {
  if (selection.kind === 'project') return selection.projectId;
  if (selection.kind === 'trash' && selection.at) return undefined;
  if (selection.kind !== 'tool') return selection.kind;
  return selection.toolId === 'today' ? 'today' : undefined;
}

function isIconNode(icon: IconNode | ReactNode): icon is IconNode {
  return Array.isArray(icon) && Array.isArray(icon[0]);
}
