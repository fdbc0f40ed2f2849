import { claimSingleton, logger, untilSettled } from '@plainday/shared-platform';
import { setActiveUserId } from '../store/active-user';
import { holdsLiterals } from '../shape/literal-keys';

claimSingleton('@plainday/data-device', '3.3.0');

let wanted: string | null = null;
/** Swaps that are not over: until then nobody can say whose values the literal keys hold. */
let swapping = 0;

/**
 * Makes a user (or nobody) the one whose values are shown. Until the literal keys are swapped nobody
 * is active, so that no screen ever shows the data of the user before.
 */
export async function activateDevice(userId: string | null): Promise<void> {
  wanted = userId;
  if (userId === null || swapping > 0 || !holdsLiterals(userId)) {
    setActiveUserId(null);
    return swap(userId);
  }
  setActiveUserId(userId);
  // All that is left to do is to bring back what a crash has left aside.
  void untilSettled().then(() => swap(userId));
}

async function swap(userId: string | null): Promise<void> {
  if (wanted !== userId) return;
  swapping += 1;
  try {
    const { swapLiterals } = await import(
      /* webpackChunkName: "device" */ '../literal/swap-literals'
    );
    await swapLiterals(userId);
  } catch (error) {
    logger.error('What was kept on this device could not be changed over.', error);
  } finally {
    swapping -= 1;
  }
  if (wanted === userId) setActiveUserId(userId);
}
