import { useShell } from '@plainday/federation-contract';
import { Button, Switch } from '@plainday/ui-components';
import { ErrorState, LoadingState } from '@plainday/ui-patterns';
import { usePush, type Push } from '../../hooks/push/use-push';
import { deviceName } from '../../model/device-name.logic';
import { DEVICE_WORDS, reachedWords } from '../../model/push.logic';
import { List } from '../account/sessions-style';
import { Setting, SettingGroup } from '../setting';
import { PushTest } from './push-test';
import { QuietSettings } from './quiet-settings';
import { SummarySetting } from './summary-setting';

/** This device: switched on here, which asks the browser where it has not been asked. */
function ThisDevice({ push }: { readonly push: Push }) {
  const { device = 'off', busy } = push;
  const isOn = device === 'on';
  const canSwitch = isOn || device === 'off' || device === 'ask';
  return (
    <Setting plain={!canSwitch} title="Reminders on this device" text={DEVICE_WORDS[device]}>
      {(control) =>
        canSwitch && (
          <Switch
            {...control}
            checked={isOn}
            aria-disabled={busy}
            onChange={(event) => (event.currentTarget.checked ? push.start() : push.stop())}
          />
        )
      }
    </Setting>
  );
}

/** The other devices of the person, each with when it was reached. */
function OtherDevices({ push }: { readonly push: Push }) {
  const others = push.state?.devices.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];
  if (others.length === 0) return null;
  return (
    <List role="list" aria-label="Other devices">
      {others.map((device) => {
        const name = deviceName(device.user_agent);
        return (
          <li key={device.id}>
            <div>
              <strong>{name}</strong>
              <p>{reachedWords(device)}</p>
            </div>
            {device.failed_at === null ? (
              <Switch
                aria-label={`Reminders on ${name}`}
                checked={device.is_on}
                onChange={(event) => push.change(device, event.currentTarget.checked)}
              />
            ) : (
              <Button aria-label={`Remove ${name}`} onClick={() => push.remove(device)}>
                Remove
              </Button>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** Offered where the server sends e-mail; where it does not, whoever looks for it finds that. */
function ByMail({ isOn, push }: { readonly isOn: boolean | null; readonly push: Push }) {
  const { user } = useShell();
  const text =
    isOn === null
      ? 'This server sends no e-mail.'
      : `Each reminder also comes to ${user.email}, readable on the way. A link in each e-mail ends them.`;
  return (
    <Setting title="Also by e-mail" text={text} plain={isOn === null}>
      {(control) =>
        isOn !== null && (
          <Switch
            {...control}
            checked={isOn}
            aria-disabled={push.busy}
            onChange={(event) => push.setMail(event.currentTarget.checked)}
          />
        )
      }
    </Setting>
  );
}

/** Where reminders arrive while no page is open, and when they wait (issue 41). */
export function DeviceReminders() {
  const push = usePush();
  const { state, isError, refresh } = push;
  return (
    <SettingGroup
      title="When Plainday is closed"
      text="Reminders reach your devices, sealed on the way: nobody in between reads them."
      action={push.device === 'on' && <PushTest />}
    >
      {isError && !state && (
        <ErrorState
          title="Your devices could not be loaded"
          text="Check the connection, then try again."
          onRetry={refresh}
        />
      )}
      {!state && !isError && <LoadingState rows={3} />}
      {state && <ThisDevice push={push} />}
      {state && <OtherDevices push={push} />}
      {state?.key && <ByMail isOn={state.mail} push={push} />}
      {state?.key && <QuietSettings />}
      {state?.key && <SummarySetting />}
    </SettingGroup>
  );
}
