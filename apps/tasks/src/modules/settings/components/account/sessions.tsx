import { Button } from '@plainday/ui-components';
import { ErrorState, LoadingState } from '@plainday/ui-patterns';
import { useAccountSessions } from '../../hooks/use-account-sessions';
import { deviceName } from '../../model/device-name.logic';
import { SettingGroup } from '../setting';
import { Foot, List } from './sessions-style';

const at = (moment: string) =>
  new Date(moment).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
  });

/** Where the account is signed in; any other place can be signed out from here. */
export function Sessions() {
  const { sessions, isError, busy, refresh, endOne, endOthers } = useAccountSessions();
  const others = sessions?.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];
  return (
    <SettingGroup
      title="Where you are signed in"
      text="Sign out what you do not know or use no more, then change your password."
    >
      {!sessions && !isError && <LoadingState rows={2} />}
      {isError && (
        <ErrorState
          title="Where you are signed in could not be loaded"
          text="Check the connection, then try again."
          onRetry={refresh}
        />
      )}
      {sessions && (
        <List role="list">
          {sessions.map(({ id, user_agent, opened_at, used_at, is_current: isCurrent }) => {
            const name = deviceName(user_agent);
            return (
              <li key={id}>
                <div>
                  <strong>{name}</strong>
                  <p>
                    {isCurrent ? 'This device' : `Last used ${at(used_at)}`}, signed in{' '}
                    {at(opened_at)}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    aria-label={`Sign out ${name}, last used ${at(used_at)}`}
                    aria-disabled={busy}
                    onClick={() => endOne(id, name)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            );
          })}
        </List>
      )}
      {others.length > 1 && (
        <Foot>
          <Button aria-disabled={busy} onClick={endOthers}>
            Sign out all others
          </Button>
        </Foot>
      )}
    </SettingGroup>
  );
}
