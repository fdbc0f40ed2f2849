import { isMac } from '@plainday/shared-platform';
import { shortcutLabel } from '@plainday/shared-utils';
import { IconButton } from '@plainday/ui-components';
import { focusHeading } from '@plainday/ui-patterns';
import { Menu, PanelLeftOpen, Search } from 'lucide';
import { useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { frameStyles } from '../frame-styles';
import { Clock } from './clock';
import { SaveStatus } from './save-status';
import { SearchBox } from './search-box';
import type { SearchBoxPort } from './use-search-box';

export interface HeaderProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly searchBox: SearchBoxPort;
  /** The box shows that / leads to it. */
  readonly singleKeys: boolean;
  readonly isPhone: boolean;
  readonly isSidebarOpen: boolean;
  readonly onMenu: () => void;
  readonly timers: ReactNode;
  readonly reminders: ReactNode;
}

/** Search, running timers, state of saving, reminders, clock and date (spec §2, Dashboard). The heading is the page's h1 below. */
export function Header(props: HeaderProps) {
  const { isPhone, isSidebarOpen, searchBox } = props;
  const opener = useRef<HTMLButtonElement>(null);

  /** Back to what opened the box, or to the page it belongs to. */
  function leaveSearch() {
    if (opener.current) opener.current.focus({ preventScroll: true });
    else focusHeading();
  }

  return (
    <Bar>
      {isPhone && (
        <IconButton
          label="Open menu"
          word="Menu"
          icon={Menu}
          iconSize={20}
          size={44}
          onClick={props.onMenu}
        />
      )}
      {!isPhone && !isSidebarOpen && (
        <IconButton
          label="Open sidebar"
          data-sidebar-toggle=""
          shortcut={shortcutLabel('mod+b', isMac())}
          icon={PanelLeftOpen}
          onClick={props.onMenu}
        />
      )}
      <SearchBox
        search={props.search}
        onSearch={props.onSearch}
        port={searchBox}
        hasKey={props.singleKeys}
        onLeave={leaveSearch}
        isPhone={isPhone}
      />
      {props.timers}
      <SaveStatus />
      <End>
        {isPhone && (
          <IconButton
            ref={opener}
            label="Search tasks"
            word="Search"
            icon={Search}
            iconSize={20}
            size={44}
            onClick={searchBox.open}
          />
        )}
        {props.reminders}
        <Clock />
      </End>
    </Bar>
  );
}

const Bar = styled.header`
  ${frameStyles.header}
`;

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: var(--space-2);
  margin-inline-start: auto;
`;
