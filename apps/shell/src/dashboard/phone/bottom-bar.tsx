import type { Selection } from '@plainday/federation-contract';
import type { HostedModule } from '@plainday/federation-host';
import { Icon, type IconNode } from '@plainday/ui-components';
import { Inbox, LayoutGrid, Plus } from 'lucide';
import styled from 'styled-components';
import { frameStyles } from '../frame-styles';
import { barTools, type ToolChoice } from '../../selection/catalogue.logic';
import { linkTo } from '../../selection/link-to';
import { isSameSelection } from '../../selection/selection.logic';

export interface BottomBarProps extends ToolChoice {
  readonly modules: readonly HostedModule[];
  readonly selection: Selection;
  readonly onOpen: (selection: Selection) => void;
  readonly onAdd: () => void;
  readonly onTools: () => void;
}

const all: Selection = { kind: 'all' };

/** The bottom bar of a phone: Today, all tasks, a plus, a tool, and the way to all tools. */
export function BottomBar({
  modules,
  hidden,
  pinned,
  selection,
  onOpen,
  onAdd,
  onTools,
}: BottomBarProps) {
  const [first, second] = barTools(modules, { hidden, pinned });

  function entry(target: Selection, title: string, icon: IconNode) {
    return (
      <Entry
        {...linkTo(target, onOpen)}
        aria-current={isSameSelection(target, selection) ? 'page' : undefined}
      >
        <Icon icon={icon} size={20} />
        <span>{title}</span>
      </Entry>
    );
  }

  const tool = (module: HostedModule | undefined) =>
    module &&
    entry({ kind: 'tool', toolId: module.id }, module.shortTitle ?? module.title, module.icon);

  return (
    <Bar aria-label="Quick access">
      {tool(first)}
      {entry(all, 'Tasks', Inbox)}
      <PlusButton type="button" aria-label="Add a task" onClick={onAdd}>
        <Icon icon={Plus} size={20} />
      </PlusButton>
      {tool(second)}
      <ToolsButton type="button" aria-haspopup="dialog" onClick={onTools}>
        <Icon icon={LayoutGrid} size={20} />
        <span>Tools</span>
      </ToolsButton>
    </Bar>
  );
}

const Bar = styled.nav`
  ${frameStyles.bottomBar}
  && {
    display: grid;
  }
`;

const Entry = styled.a`
  ${frameStyles.bottomEntry}
`;

const ToolsButton = styled.button`
  ${frameStyles.bottomEntry}
  grid-column: 5;
`;

const PlusButton = styled.button`
  ${frameStyles.plus}
  grid-column: 3;
`;
