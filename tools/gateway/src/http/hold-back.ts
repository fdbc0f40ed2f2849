import { setTimeout } from 'node:timers/promises';

const PAUSE_MS = 1000;

/**
 * Lets who asks for more than their share wait for the refusal as long as it tells them to wait: one who comes
 * again at once would keep this process busy with refusing.
 */
export async function holdBack(): Promise<void> {
  await setTimeout(PAUSE_MS);
}
