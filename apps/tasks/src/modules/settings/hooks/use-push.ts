import { useCallback, useEffect, useRef, useState } from 'react';
import { useShell } from '@plainday/federation-contract';
import { logger } from '@plainday/shared-platform';
import {
  pushedTo,
  pushReach,
  subscribeDevice,
  unsubscribeDevice,
  wantPush,
} from '@plainday/shared-platform/push';
import { useNotificationAccess } from '@plainday/ui-patterns';
import {
  useLazySettingsPushChangeQuery,
  useLazySettingsPushEndQuery,
  useLazySettingsPushMailQuery,
  useLazySettingsPushOpenQuery,
  useLazySettingsPushQuietQuery,
  useSettingsPushQuery,
  type QuietTimes,
} from '../api/push.api';
import { deviceState } from '../model/push.logic';
import type { PushDevice } from '../model/push.schema';
import { deviceZone } from './use-calendar-feed';

type Work = () => Promise<{ error?: unknown } | null>;
type Quiet = Omit<QuietTimes, 'zone'>;

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

/** Which devices reminders reach, and what changes that. */
export function usePush() {
  const { notify, user } = useShell();
  const { access, ask } = useNotificationAccess();
  const { data, isError, refetch } = useSettingsPushQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [open] = useLazySettingsPushOpenQuery();
  const [change] = useLazySettingsPushChangeQuery();
  const [end] = useLazySettingsPushEndQuery();
  const [mail] = useLazySettingsPushMailQuery();
  const [quiet] = useLazySettingsPushQuietQuery();
  const [busy, setBusy] = useState(false);
  const [draft, setDraft] = useState<Quiet | null>(null);
  const last = useRef(Promise.resolve());
  const { endpoint, look } = useEndpoint();
  const zone = deviceZone();

  async function attempt(work: Work): Promise<void> {
    setBusy(true);
    try {
      const result = await work();
      if (result?.error !== undefined) throw result.error;
    } catch (error) {
      logger.warn('Reminders of a device were not changed.', error);
      notify.toast({
        title: 'Reminders not changed',
        description: 'Check the connection, then try again.',
        tone: 'destructive',
      });
      setDraft(null);
    } finally {
      await Promise.all([refetch(), look()]);
      setBusy(false);
    }
  }

  /** One after another: what is chosen while something is under way is not lost. */
  function run(work: Work): void {
    last.current = last.current.then(() => attempt(work));
  }

  function setQuiet(changed: Partial<Quiet>): void {
    const next = { ...quietTimes, ...changed };
    setDraft(next);
    run(() => quiet({ ...next, zone }));
  }

  async function start() {
    if ((await ask()) !== 'granted' || !data?.key) return null;
    const device = await subscribeDevice(data.key);
    if (!device) throw new Error('No worker runs.');
    wantPush(user.id, true);
    return open({ ...device, zone });
  }

  async function stop() {
    wantPush(user.id, false);
    const own = data?.devices.find(({ is_current: isCurrent }) => isCurrent);
    const ended = own ? await end(own.id) : null;
    await unsubscribeDevice();
    return ended;
  }

  const quietTimes: Quiet = draft ?? {
    from: data?.quiet_from ?? null,
    until: data?.quiet_until ?? null,
    daysOff: data?.days_off ?? 0,
  };
  return {
    state: data,
    isError,
    busy,
    device: data && deviceState({ state: data, reach: pushReach(), access, endpoint }),
    refresh: () => void refetch(),
    start: () => run(start),
    stop: () => run(stop),
    change: ({ id }: PushDevice, isOn: boolean) => run(() => change({ device: id, is_on: isOn })),
    setMail: (isOn: boolean) => run(() => mail({ is_on: isOn, zone })),
    remove: ({ id }: PushDevice) => run(() => end(id)),
    /** As it was chosen, also while that is under way. */
    quiet: quietTimes,
    setQuiet,
  };
}

/** All that the page of reminders needs. */
export type Push = ReturnType<typeof usePush>;
