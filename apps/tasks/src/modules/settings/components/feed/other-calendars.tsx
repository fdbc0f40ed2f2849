import { useShell } from '@plainday/federation-contract';
import { ShellLink } from '../../../../shared/shell-link';
import { Kept } from '../stored-style';

const CALENDAR = 'calendar';

/** Where calendars of others are looked at, which are kept by a tool of its own. */
export function OtherCalendars() {
  const { modules } = useShell();
  if (!modules.some(({ id }) => id === CALENDAR)) return null;
  return (
    <Kept aria-labelledby="other-calendars">
      <h2 id="other-calendars">Other calendars</h2>
      <p>
        Shown behind your tasks in Calendar View, never changed.{' '}
        <ShellLink to={{ kind: 'tool', toolId: CALENDAR, at: 'calendars' }}>
          Calendars of others
        </ShellLink>
      </p>
    </Kept>
  );
}
