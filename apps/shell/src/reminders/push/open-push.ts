import { api, type AppDispatch } from '@plainday/data-api';
import { logger } from '@plainday/shared-platform';
import {
  isPushWanted,
  pushedTo,
  pushReach,
  subscribeDevice,
  wantPush,
  type DeviceSubscription,
} from '@plainday/shared-platform/push';
import * as z from 'zod/mini';

const stateSchema = z.object({
  key: z.nullable(z.string()),
  devices: z.array(z.object({ is_current: z.boolean(), endpoint: z.nullable(z.string()) })),
});
type State = z.infer<typeof stateSchema>;
const check = (data: unknown) => z.parse(stateSchema, data);

/** Asked like reads, as in the settings: what has no answer now is not to be done later. */
const pushApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellPush: build.query<State, void>({
      query: () => ({ run: (db) => db.rpc('push_state'), check }),
      keepUnusedDataFor: 0,
    }),
    shellPushOpen: build.query<unknown, DeviceSubscription & { readonly zone: string }>({
      query: (device) => ({ run: (db) => db.rpc('open_push', device), check }),
      keepUnusedDataFor: 0,
    }),
  }),
});
const { shellPush, shellPushOpen } = pushApi.endpoints;

/**
 * Has this device reached from now on, unless that was switched off or cannot be. Also where it was reached before: as
 * another session, or at an address that the browser has changed since.
 */
export async function openPush(userId: string, dispatch: AppDispatch): Promise<void> {
  if (pushReach() !== 'yes' || isPushWanted(userId) === false) return;
  try {
    const { key, devices } = await dispatch(
      shellPush.initiate(undefined, { subscribe: false }),
    ).unwrap();
    const own = devices.find(({ is_current: isCurrent }) => isCurrent);
    // Also where it was switched off elsewhere: that was a choice.
    if (own && own.endpoint === (await pushedTo())) return;
    const device = key === null ? null : await subscribeDevice(key);
    if (!device) return;
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    await dispatch(shellPushOpen.initiate({ ...device, zone }, { subscribe: false })).unwrap();
    wantPush(userId, true);
  } catch (error) {
    // The settings say how it stands, and try again.
    logger.warn('Reminders do not reach this device while it is closed.', error);
  }
}
