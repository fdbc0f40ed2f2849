import { claimSingleton, logger, untilSettled } from '@plainday/shared-platform';
import { setActiveUserId } from './active-user';
import { holdsLiterals } from '../literal/literal-keys';

claimSingleton('@plainday/data-device', '3.2.0');

let wanted: string | null = null;

/**
 * Makes a user (or nobody) the one whose values are shown. Until the literal keys are swapped nobody
 * is active, so that no screen ever shows the data of the user before.
 */
export async function activateDevice(userId: string | null): Promise<void> {
  wanted = userId;
  if (userId === null || !holdsLiterals(userId)) {
    setActiveUserId(null);
    return swap(userId);
  }
  setActiveUserId(userId);
  // All that is left to do is to bring back what a crash has left aside.
  void untilSettled().then(() => swap(userId));
}

async function swap(userId: string | null): Promise<void> {
  if (wanted !== userId) return;
  try {
    const { swapLiterals } = await import(
      /* webpackChunkName: "device" */ '../literal/swap-literals'
    );
    await swapLiterals(userId);
  } catch (error) {
    logger.error('What was kept on this device could not be changed over.', error);
  }
  if (wanted === userId) setActiveUserId(userId);
}
