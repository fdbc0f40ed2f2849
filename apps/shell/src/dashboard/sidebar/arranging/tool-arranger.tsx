import { readPreferences } from '@plainday/data-preferences';
import { useShell } from '@plainday/federation-contract';
import type { HostedModule } from '@plainday/federation-host';
import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { Icon } from '@plainday/ui-components';
import { SETTINGS } from '../../../selection/catalogue.logic';
import { listedAfter } from './arrange.logic';
import { EntrySorter } from './entry-sorter';
import { ToolMenus } from './tool-menus';
import { toolMenuItems } from './tool-menu-items';
import { useToolChoice } from './use-tool-choice';

export interface ToolArrangerProps {
  /** The list whose entries carry `data-tool`. */
  readonly list: HTMLElement;
  /** The tools that are listed, and those shown below All tools. */
  readonly listed: readonly HostedModule[];
  readonly shown: readonly HostedModule[];
}

const idsOf = (tools: readonly HostedModule[]) => tools.map(({ id }) => id);

/** Pins, moves and hides tools where they stand: by a menu, by dragging, by keys. */
export function ToolArranger({ list, listed, shown }: ToolArrangerProps) {
  const { user, navigate, hrefOf } = useShell();
  const change = useToolChoice();
  const all = [...listed, ...shown];
  const ids = idsOf(listed);

  function move(id: string, index: number): string {
    const after = listedAfter({ listed: ids, shown: idsOf(shown) }, id, index);
    const title = all.find((tool) => tool.id === id)?.title ?? '';
    if (after === ids) return '';
    const at = after.indexOf(id);
    const done = at === -1 ? 'moved to All tools' : ids.includes(id) ? 'moved' : 'pinned';
    change(id, title, done, { pinnedTools: after });
    return at === -1
      ? `${title} moved to All tools.`
      : `${title} moved to position ${at + 1} of ${after.length}.`;
  }

  function itemsOf({ id, title }: HostedModule) {
    const at = ids.indexOf(id);
    const isListed = at !== -1;
    const pinnedTools = isListed ? ids.filter((other) => other !== id) : [...ids, id];
    return toolMenuItems({
      isListed,
      isFirst: at === 0,
      isLast: at === ids.length - 1,
      keys: {
        up: shortcutLabel('mod+shift+arrowup', isMac()),
        down: shortcutLabel('mod+shift+arrowdown', isMac()),
      },
      onMove: (by) => void move(id, at + by),
      onPin: () => change(id, title, isListed ? 'unpinned' : 'pinned', { pinnedTools }),
      onHide: () => {
        const { hiddenTools } = readPreferences(user.id);
        change(id, title, 'hidden', { hiddenTools: [...hiddenTools, id] });
      },
      onOpenTab: () => void window.open(hrefOf({ kind: 'tool', toolId: id }), '_blank', 'noopener'),
      onSettings: () => navigate({ kind: 'tool', toolId: SETTINGS }),
    });
  }

  return (
    <>
      <EntrySorter
        list={list}
        kind="tool"
        entries={all.map(({ id, title, icon }) => ({
          id,
          title,
          mark: <Icon icon={icon} size={18} />,
        }))}
        onMove={move}
      />
      <ToolMenus list={list} tools={all} itemsOf={itemsOf} />
    </>
  );
}
