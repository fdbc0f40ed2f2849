import { tools } from '@plainday/shared-utils/site';
import type { DashboardPage } from '@plainday/testing-e2e';
import { SHOT_SIZES, type ShotSize, type ShotTheme } from '../../src/pictures/shots';
import { furnish } from './furnish';
import { MORNING } from './morning';
import { shotList } from './shot-list';

/** How a picture is taken. */
export type Look = `${ShotTheme}-${ShotSize}`;

const headingOf = (name: string) => tools.find(({ id }) => id === name)?.heading ?? 'Today';

interface Album {
  readonly dashboard: DashboardPage;
  /** All of them where nothing is said. */
  readonly names?: readonly string[] | undefined;
  readonly looks: readonly Look[];
  /** Is told each screen while it is to be seen. */
  readonly keep: (name: string, look: Look) => Promise<void>;
}

/** What has just been done is said over the page: it does not belong into its picture. */
async function hideMessages({ page }: DashboardPage): Promise<void> {
  const messages = page.locator('[aria-label$="(F8)"]');
  await messages.evaluateAll((all) => {
    for (const one of all) if (one instanceof HTMLElement) one.style.display = 'none';
  });
}

/** Furnishes the account of who is signed in, and shows one screen after the other in all looks that are asked for. */
export async function eachShot({ dashboard, names, looks, keep }: Album): Promise<void> {
  const { page } = dashboard;
  await page.clock.setFixedTime(MORNING);
  await dashboard.open('?view=all');
  await furnish(page);
  await page.reload();
  await page.getByRole('main').getByRole('row').first().waitFor();
  await dashboard.loaded();
  for (const { name, view, prepare } of shotList) {
    if (names && !names.includes(name)) continue;
    await page.setViewportSize(SHOT_SIZES.wide);
    await dashboard.visit(view);
    await dashboard.heading(headingOf(name)).waitFor();
    await dashboard.loaded();
    await prepare?.(page);
    for (const look of looks) {
      const [theme, size] = look.split('-') as [ShotTheme, ShotSize];
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize(SHOT_SIZES[size]);
      await dashboard.loaded();
      await page.mouse.move(0, 0);
      await hideMessages(dashboard);
      await keep(name, look);
    }
  }
}
