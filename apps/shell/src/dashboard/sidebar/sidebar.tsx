import type { HostedModule } from '@plainday/federation-host';
import { useShell, type Selection } from '@plainday/federation-contract';
import { useAllCount, useTaskCounts } from '@plainday/data-tasks';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { Icon, IconButton } from '@plainday/ui-components';
import {
  Check,
  CircleCheck,
  Command,
  Inbox,
  Keyboard,
  PanelLeftClose,
  Settings,
  Trash2,
  X,
} from 'lucide';
import { memo, useLayoutEffect, useRef } from 'react';
import { Brand, Entries, Foot, Logo, Rest, SidebarNav } from '../frame-parts';
import { SETTINGS, type ToolChoice } from '../../selection/catalogue.logic';
import { isSameSelection } from '../../selection/selection.logic';
import { LateFilters } from './late-filters';
import { ProjectList } from './project-list';
import { SidebarEntry } from './sidebar-entry';
import { SignOutEntry } from './sign-out-entry';
import { TimeViews } from './time-views';
import { ToolList } from './tool-list';

export interface SidebarProps extends ToolChoice {
  readonly modules: readonly HostedModule[];
  readonly selection: Selection;
  readonly onOpen: (selection: Selection) => void;
  readonly onPreload: (moduleId: string) => void;
  readonly onClose: () => void;
  /** Shows the sheet of keyboard shortcuts. */
  readonly onShortcuts: () => void;
  /** Opens the palette. */
  readonly onPalette: () => void;
  /** Drawn inside the phone's drawer. */
  readonly isDrawer?: boolean;
}

const all: Selection = { kind: 'all' };
const trash: Selection = { kind: 'trash' };
const completed: Selection = { kind: 'trash', at: 'completed' };
const settings: Selection = { kind: 'tool', toolId: SETTINGS };

/** The side menu of spec §2: fixed entries, projects, the tools of the release, sign-out. */
export const Sidebar = memo(function Sidebar({
  modules,
  hidden,
  pinned,
  selection,
  onOpen,
  onPreload,
  onClose,
  onShortcuts,
  onPalette,
  isDrawer,
}: SidebarProps) {
  const counts = useTaskCounts();
  const allCount = useAllCount(useShell().user.id, counts);
  const rest = useRef<HTMLDivElement>(null);
  // The entry of what is shown may lie below the fold of a long list.
  useLayoutEffect(() => {
    rest.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [selection]);
  const entry = (target: Selection) => ({
    selection: target,
    isCurrent: isSameSelection(target, selection),
    onOpen,
  });

  return (
    <SidebarNav $drawer={isDrawer} aria-label="Main">
      <Brand>
        <Logo>
          <Icon icon={Check} size={16} stroke={2.5} />
        </Logo>
        Plainday
        {isDrawer ? (
          <IconButton label="Close menu" icon={X} onClick={onClose} />
        ) : (
          <IconButton
            label="Close sidebar"
            data-sidebar-toggle=""
            shortcut={shortcutLabel('mod+b', isMac())}
            icon={PanelLeftClose}
            onClick={onClose}
          />
        )}
      </Brand>
      <Entries>
        <TimeViews modules={modules} selection={selection} onOpen={onOpen} onPreload={onPreload} />
        <SidebarEntry {...entry(all)} title="All Tasks" icon={Inbox} count={allCount} />
        <SidebarEntry {...entry(completed)} title="Completed" icon={CircleCheck} />
        <SidebarEntry {...entry(trash)} title="Trash" icon={Trash2} count={counts?.trash} />
        <SidebarEntry
          {...entry(settings)}
          title="Settings"
          icon={Settings}
          onIntent={() => onPreload(SETTINGS)}
        />
      </Entries>
      <Rest ref={rest}>
        <ProjectList selection={selection} counts={counts?.byProject} onOpen={onOpen} />
        <LateFilters modules={modules} onOpen={onOpen} />
        <ToolList
          modules={modules}
          hidden={hidden}
          pinned={pinned}
          selection={selection}
          onOpen={onOpen}
          onPreload={onPreload}
        />
      </Rest>
      <Foot>
        <SignOutEntry />
        <IconButton
          label="Commands"
          shortcut={shortcutLabel('mod+k', isMac())}
          icon={Command}
          onClick={onPalette}
        />
        {!isDrawer && (
          <IconButton
            label="Keyboard shortcuts"
            shortcut={shortcutLabel('mod+/', isMac())}
            icon={Keyboard}
            onClick={onShortcuts}
          />
        )}
      </Foot>
    </SidebarNav>
  );
});
