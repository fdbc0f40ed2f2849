import { readQuery, type AppDispatch } from '@plainday/data-api';
import { pushApi } from '@plainday/data-tasks/push';
import { deviceZone, logger } from '@plainday/shared-platform';
import {
  isPushWanted,
  pushedTo,
  pushReach,
  subscribeDevice,
  wantPush,
} from '@plainday/shared-platform/push';

const { pushState, pushOpen } = pushApi.endpoints;

/**
 * Has this device reached from now on, unless that was switched off or cannot be. Also where it was reached before: as
 * another session, or at an address that the browser has changed since.
 */
export async function openPush(userId: string, dispatch: AppDispatch): Promise<void> {
  if (pushReach() !== 'yes' || isPushWanted(userId) === false) return;
  try {
    const { key, devices } = await readQuery({ dispatch }, pushState, undefined);
    const own = devices.find(({ is_current: isCurrent }) => isCurrent);
    // Also where it was switched off elsewhere: that was a choice.
    if (own && own.endpoint === (await pushedTo())) return;
    const device = key === null ? null : await subscribeDevice(key);
    if (!device) return;
    const asked = pushOpen.initiate({ ...device, zone: deviceZone() }, { subscribe: false });
    await dispatch(asked).unwrap();
    wantPush(userId, true);
  } catch (error) {
    // The settings say how it stands, and try again.
    logger.warn('Reminders do not reach this device while it is closed.', error);
  }
}
