import type { Page } from '@playwright/test';
import { Noise } from '../noise';
import { Traffic } from '../traffic';

/** What the console says when a jump of the clock ends the time limits of what is still on its way. */
export const ENDED_BY_JUMP =
  /No answer within|It took too long to load|Loading chunk \d+ failed\.\s+\(timeout/;

const HOUR_MS = 3_600_000;
const hourIn = (timeZone: string, now: number) =>
  Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now),
  );

/** Now, or in the evening an hour of the same day that leaves room before midnight for a clock that is moved on. */
function awayFromMidnight(now = Date.now()): number {
  return hourIn('Europe/Berlin', now) < 18 ? now : now - 8 * HOUR_MS;
}

/** The clock of a page moves only while nothing is in flight: a jump ends the time limits of what is. */
function moveAtRest(page: Page): void {
  const traffic = new Traffic(page);
  for (const move of ['fastForward', 'runFor'] as const) {
    const moveAtOnce = page.clock[move].bind(page.clock);
    page.clock[move] = async (ticks) => {
      await traffic.atRest();
      await moveAtOnce(ticks);
    };
  }
}

/**
 * Gives the page a clock that a test can move. To be called before the page is opened. Nothing is
 * loaded ahead then (the browser says that it saves data), and a move waits for what is in flight: a jump
 * would end its time limits. What a jump ends all the same is no failure.
 */
export async function installClock(
  page: Page,
  time: Date | number = awayFromMidnight(),
): Promise<void> {
  Noise.of(page.context())?.allow(ENDED_BY_JUMP);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true },
      configurable: true,
    });
  });
  await page.clock.install({ time });
  moveAtRest(page);
}

/** Stops the clock: from here on only the test moves it. */
export async function holdClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
