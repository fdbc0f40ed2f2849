import { Button, Switch } from '@plainday/ui-components';
import type { NotificationAccess } from '@plainday/shared-platform';
import { useNotificationAccess } from '@plainday/ui-patterns';
import { useOwnPreferences } from '../../hooks/use-own-preferences';
import { Setting, SettingGroup } from '../setting';

const STATES: Record<NotificationAccess, string> = {
  granted: 'Allowed: reminders show as notifications of your system.',
  denied:
    'Blocked: this browser refuses notifications from this site. Allow them in its site settings, next to the address. Until then reminders show as messages in the app.',
  default: 'Not asked yet: until you allow them, reminders show as messages in the app.',
  unsupported: 'Not supported by this browser: reminders show as messages in the app.',
};

/** Whether reminders show themselves, how long messages stay, and what the browser really allows. */
export function Notifications() {
  const { preferences, change } = useOwnPreferences();
  const { access, ask } = useNotificationAccess();
  return (
    <SettingGroup title="Notifications and messages">
      <Setting title="Reminders" text="At its reminder, a task shows itself once, in one tab.">
        {(control) => (
          <Switch
            {...control}
            checked={preferences.notifications}
            onChange={(event) => change({ notifications: event.currentTarget.checked })}
          />
        )}
      </Setting>
      <Setting
        title="Messages stay until closed"
        text="When off, messages leave after a few seconds. F8 leads to the newest one either way."
      >
        {(control) => (
          <Switch
            {...control}
            checked={preferences.messagesStay}
            onChange={(event) => change({ messagesStay: event.currentTarget.checked })}
          />
        )}
      </Setting>
      <Setting
        plain
        wide
        title="Permission of this browser"
        text={<span role="status">{STATES[access]}</span>}
      >
        {(control) =>
          access === 'default' && (
            <Button {...control} onClick={() => void ask()}>
              Allow notifications
            </Button>
          )
        }
      </Setting>
    </SettingGroup>
  );
}
