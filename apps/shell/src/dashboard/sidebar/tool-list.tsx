import type { Selection } from '@plainday/federation-contract';
import type { HostedModule } from '@plainday/federation-host';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { TOOLS_KEY } from '@plainday/shared-platform/start';
import { Icon, IconButton } from '@plainday/ui-components';
import { ChevronDown, ChevronRight, LayoutGrid } from 'lucide';
import { memo, Suspense, useState } from 'react';
import styled from 'styled-components';
import { lazyLayer } from '../../shared/lazy-layer';
import { sidebarTools, type ToolChoice } from '../../selection/catalogue.logic';
import { isSameSelection } from '../../selection/selection.logic';
import { Count, Entries, EntryButton, EntryTitle, GroupTitle } from '../frame-parts';
import { SidebarEntry } from './sidebar-entry';
import { useReached } from './use-reached';

const ToolArranger = lazyLayer(
  async () =>
    (await import(/* webpackChunkName: "tool-arranger" */ './arranging/tool-arranger'))
      .ToolArranger,
);

export interface ToolListProps extends ToolChoice {
  readonly modules: readonly HostedModule[];
  readonly selection: Selection;
  readonly onOpen: (selection: Selection) => void;
  readonly onPreload: (moduleId: string) => void;
}

/**
 * The collapsible list of Productivity Tools, drawn from the release: it stands with every remote down. Those that are
 * not pinned fold under All tools; the one that is shown stands there all the same.
 */
export const ToolList = memo(function ToolList({
  modules,
  hidden,
  pinned,
  selection,
  onOpen,
  onPreload,
}: ToolListProps) {
  const [isOpen, setOpen] = useState(() => readLocal(TOOLS_KEY) !== 'closed');
  const [isUnfolded, setUnfolded] = useState(false);
  const [list, setList] = useState<HTMLElement | null>(null);
  const { isReached, ...reach } = useReached();
  const { listed, folded } = sidebarTools(modules, { hidden, pinned });
  const isCurrent = ({ id }: HostedModule) =>
    isSameSelection({ kind: 'tool', toolId: id }, selection);

  function toggle() {
    writeLocal(TOOLS_KEY, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  }

  const entry = (tool: HostedModule) => (
    <SidebarEntry
      key={tool.id}
      toolId={tool.id}
      selection={{ kind: 'tool', toolId: tool.id }}
      isCurrent={isCurrent(tool)}
      title={tool.title}
      icon={tool.icon}
      onOpen={onOpen}
      onIntent={() => onPreload(tool.id)}
    />
  );
  const rest = isUnfolded ? folded : folded.filter(isCurrent);

  return (
    <>
      <GroupTitle>
        <span id="tools-title">Productivity Tools</span>
        <Toggle
          compact
          size={28}
          iconSize={16}
          label={isOpen ? 'Hide tools' : 'Show tools'}
          icon={isOpen ? ChevronDown : ChevronRight}
          aria-expanded={isOpen}
          aria-controls="tools-list"
          onClick={toggle}
        />
      </GroupTitle>
      <Entries
        id="tools-list"
        aria-labelledby="tools-title"
        hidden={!isOpen}
        ref={setList}
        {...reach}
      >
        {listed.map(entry)}
        {folded.length > 0 && (
          <li>
            <EntryButton
              type="button"
              aria-expanded={isUnfolded}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              <Icon icon={LayoutGrid} size={18} />
              <EntryTitle>All tools</EntryTitle>
              <Count aria-hidden>{folded.length}</Count>
              <Icon icon={isUnfolded ? ChevronDown : ChevronRight} size={16} />
            </EntryButton>
          </li>
        )}
        {rest.map(entry)}
      </Entries>
      {isReached && list && (
        <Suspense>
          <ToolArranger list={list} listed={listed} shown={rest} />
        </Suspense>
      )}
    </>
  );
});

/** Open is its usual state, nothing to point at. */
const Toggle = styled(IconButton)`
  &[aria-expanded='true']:not(:hover) {
    background: none;
  }
`;
