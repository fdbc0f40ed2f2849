import type { Selection } from '@plainday/federation-contract';
import type { HostedModule } from '@plainday/federation-host';
import { readLocal, writeLocal } from '@plainday/shared-platform';
import { IconButton } from '@plainday/ui-components';
import { ChevronDown, ChevronRight } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Entries, GroupTitle } from '../frame-parts';
import { toolsOf } from '../../selection/catalogue.logic';
import { isSameSelection } from '../../selection/selection.logic';
import { SidebarEntry } from './sidebar-entry';

export interface ToolListProps {
  readonly modules: readonly HostedModule[];
  /** Ids of tools that are not listed. */
  readonly hidden: readonly string[];
  readonly selection: Selection;
  readonly onOpen: (selection: Selection) => void;
  readonly onPreload: (moduleId: string) => void;
}

/** A preference of this device, like the theme. */
const STORAGE_KEY = 'plainday.tools';

/** The collapsible list of Productivity Tools, drawn from the release: it stands with every remote down. */
export function ToolList({ modules, hidden, selection, onOpen, onPreload }: ToolListProps) {
  const [isOpen, setOpen] = useState(() => readLocal(STORAGE_KEY) !== 'closed');

  function toggle() {
    writeLocal(STORAGE_KEY, isOpen ? 'closed' : 'open');
    setOpen(!isOpen);
  }

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
      <Entries id="tools-list" aria-labelledby="tools-title" hidden={!isOpen}>
        {toolsOf(modules, hidden).map((tool) => {
          const target: Selection = { kind: 'tool', toolId: tool.id };
          return (
            <SidebarEntry
              key={tool.id}
              selection={target}
              isCurrent={isSameSelection(target, selection)}
              title={tool.title}
              icon={tool.icon}
              onOpen={onOpen}
              onIntent={() => onPreload(tool.id)}
            />
          );
        })}
      </Entries>
    </>
  );
}

/** Open is its usual state, nothing to point at. */
const Toggle = styled(IconButton)`
  &[aria-expanded='true']:not(:hover) {
    background: none;
  }
`;
