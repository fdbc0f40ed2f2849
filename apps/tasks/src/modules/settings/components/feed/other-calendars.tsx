import { Button, ProjectDot } from '@plainday/ui-components';
import styled from 'styled-components';
import { ShellLink } from '../../../../shared/shell-link';
import { useOtherCalendars } from '../../hooks/use-other-calendars';
import { Kept } from '../stored-style';

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

/** Calendars of others and how each is; they are kept by a tool of its own, which changes them. */
export function OtherCalendars() {
  const calendars = useOtherCalendars();
  if (!calendars) return null;
  const { to, lists, ask } = calendars;
  return (
    <Kept aria-labelledby="other-calendars">
      <h2 id="other-calendars">Other calendars</h2>
      <p>Shown behind your tasks in Calendar View, never changed.</p>
      {lists.length > 0 && (
        <Calendars role="list" aria-labelledby="other-calendars">
          {lists.map(({ id, name, color, state, isWell }) => (
            <li key={id}>
              <ProjectDot color={color} />
              <div>
                <span dir="auto">{name}</span>
                <small data-wrong={!isWell || undefined}>{state}</small>
              </div>
              {!isWell && (
                <Button size="s" aria-label={`Try again: ${name}`} onClick={ask}>
                  Try again
                </Button>
              )}
            </li>
          ))}
        </Calendars>
      )}
      <p>
        <ShellLink to={to}>
          {lists.length > 0 ? 'Change or add calendars' : 'Add a calendar'}
        </ShellLink>
      </p>
    </Kept>
  );
}
