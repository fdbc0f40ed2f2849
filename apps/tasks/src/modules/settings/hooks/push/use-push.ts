import { useCallback, useEffect, useState } from 'react';
import {
  useLazyPushChangeQuery,
  useLazyPushEndQuery,
  useLazyPushMailQuery,
  useLazyPushOpenQuery,
  usePushStateQuery,
} from '@plainday/data-tasks/push';
import { useShell } from '@plainday/federation-contract';
import { deviceZone } from '@plainday/shared-platform';
import {
  pushedTo,
  pushReach,
  subscribeDevice,
  unsubscribeDevice,
  wantPush,
  type PushDevice,
} from '@plainday/shared-platform/push';
import { useNotificationAccess } from '@plainday/ui-patterns';
import { deviceState } from '../../model/push.logic';
import { usePushChange } from './use-push-change';

/** Where this browser is reached, and a look at it again. */
function useEndpoint() {
  const [endpoint, setEndpoint] = useState<string | null>(null);
  const look = useCallback(
    () =>
      pushedTo()
        .catch(() => null)
        .then(setEndpoint),
    [],
  );
  useEffect(() => void look(), [look]);
  return { endpoint, look };
}

/** What is asked of the server about devices. */
function usePushCalls() {
  const [open] = useLazyPushOpenQuery();
  const [change] = useLazyPushChangeQuery();
  const [end] = useLazyPushEndQuery();
  const [mail] = useLazyPushMailQuery();
  return { open, change, end, mail };
}

/** Which devices reminders reach, and what changes that. */
export function usePush() {
  const { user } = useShell();
  const { access, ask } = useNotificationAccess();
  const { data, isError, refetch } = usePushStateQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const { open, change, end, mail } = usePushCalls();
  const { endpoint, look } = useEndpoint();
  const { busy, run } = usePushChange(() => Promise.all([refetch(), look()]));

  async function start() {
    if ((await ask()) !== 'granted' || !data?.key) return null;
    const device = await subscribeDevice(data.key);
    if (!device) throw new Error('No worker runs.');
    wantPush(user.id, true);
    return open({ ...device, zone: deviceZone() });
  }

  async function stop() {
    wantPush(user.id, false);
    const own = data?.devices.find(({ is_current: isCurrent }) => isCurrent);
    const ended = own ? await end(own.id) : null;
    await unsubscribeDevice();
    return ended;
  }

  return {
    state: data,
    isError,
    busy,
    device: data && deviceState({ state: data, reach: pushReach(), access, endpoint }),
    refresh: () => void refetch(),
    start: () => run(start),
    stop: () => run(stop),
    change: ({ id }: PushDevice, isOn: boolean) => run(() => change({ device: id, is_on: isOn })),
    setMail: (isOn: boolean) => run(() => mail({ is_on: isOn, zone: deviceZone() })),
    remove: ({ id }: PushDevice) => run(() => end(id)),
  };
}

/** All that the list of devices needs. */
export type Push = ReturnType<typeof usePush>;
