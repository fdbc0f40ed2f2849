import { useLayoutEffect, useRef } from 'react';
import {
  Button,
  MenuButton,
  ProjectDot,
  StatusText,
  type MenuEntry,
} from '@plainday/ui-components';
import { Ellipsis, ExternalLink, Trash2 } from 'lucide';
import styled from 'styled-components';
import { useShell, type LayerList, type Selection } from '@plainday/federation-contract';
import { ShellLink } from '../../../../shared/shell-link';
import { useOtherCalendars } from '../../hooks/use-other-calendars';
import { Kept } from '../stored-style';
import { CalendarAddress } from './calendar-address';

const Calendars = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 50px;
    border-bottom: 1px solid var(--line);
    font: var(--type-small);
  }
  div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--text-2);
    font: var(--type-small);
  }
  small[data-wrong] {
    color: var(--amber);
  }
`;

interface CalendarProps extends LayerList {
  readonly to: Selection;
  readonly isAsked: boolean;
  readonly isWaiting: boolean;
  readonly onAgain: () => void;
}

function Calendar(props: CalendarProps) {
  const { to, name, color, state, isWell, remove, isAsked, isWaiting, onAgain } = props;
  const { navigate } = useShell();
  const word = isAsked ? 'Asking…' : 'Try again';
  const items = (): MenuEntry[] => [
    { label: 'Change or hide', icon: ExternalLink, onSelect: () => navigate(to) },
    ...(remove ? [{ label: 'Remove', icon: Trash2, danger: true, onSelect: remove }] : []),
  ];
  return (
    <li>
      <ProjectDot color={color} />
      <div>
        <span dir="auto">{name}</span>
        <small data-wrong={!isWell || undefined}>{state}</small>
      </div>
      {!isWell && (
        <Button
          size="s"
          aria-label={`${word}: ${name}`}
          aria-disabled={isWaiting || undefined}
          onClick={onAgain}
        >
          {word}
        </Button>
      )}
      <MenuButton
        label={`More: ${name}`}
        icon={Ellipsis}
        iconSize={16}
        size={26}
        align="end"
        items={items}
      />
    </li>
  );
}

/** Calendars of others and how each is; they are kept by a tool of its own, which changes them. */
export function OtherCalendars() {
  const calendars = useOtherCalendars();
  const list = useRef<HTMLUListElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const hasFocus = useRef(false);
  // The button that was pressed goes when its calendar is well, and the list with its last calendar.
  useLayoutEffect(() => {
    if (!hasFocus.current || document.activeElement !== document.body) return;
    hasFocus.current = false;
    (list.current ?? address.current)?.focus();
  });
  if (!calendars) return null;
  const { to, lists, asked, words, again, add } = calendars;
  return (
    <Kept aria-labelledby="other-calendars">
      <h2 id="other-calendars">Other calendars</h2>
      <p>Shown behind your tasks in Calendar View, never changed.</p>
      {lists.length > 0 && (
        <Calendars
          ref={list}
          tabIndex={-1}
          role="list"
          aria-labelledby="other-calendars"
          onFocus={() => void (hasFocus.current = true)}
          onBlur={() => void (hasFocus.current = false)}
        >
          {lists.map((one) => (
            <Calendar
              key={one.id}
              {...one}
              to={to}
              isAsked={asked === one.id}
              isWaiting={asked !== null}
              onAgain={() => void again(one)}
            />
          ))}
        </Calendars>
      )}
      <StatusText text={words} />
      {add ? (
        <CalendarAddress ref={address} onAdd={add} />
      ) : (
        <p>
          <ShellLink to={to}>Add a calendar</ShellLink>
        </p>
      )}
    </Kept>
  );
}
