import { claimSingleton, logger } from '@plainday/shared-platform';
import { setActiveUserId } from './active-user';
import { holdsLiterals, swapLiterals } from '../literal/swap-literals';

claimSingleton('@plainday/data-device', '3.2.0');

let wanted: string | null = null;

/**
 * Makes a user (or nobody) the one whose values are shown. Until the literal keys are swapped nobody
 * is active, so that no screen ever shows the data of the user before.
 */
export async function activateDevice(userId: string | null): Promise<void> {
  wanted = userId;
  setActiveUserId(userId && holdsLiterals(userId) ? userId : null);
  try {
    await swapLiterals(userId);
  } catch (error) {
    logger.error('What was kept on this device could not be changed over.', error);
  }
  if (wanted === userId) setActiveUserId(userId);
}
