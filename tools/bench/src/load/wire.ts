import type { Page } from '@playwright/test';
import { printFigures, type Figure } from '../report';
import { newPerson, seedTasks, freshProfile, type Stage } from '../stage';

interface Sent {
  requests: number;
  bytes: number;
}

async function sentDuring(page: Page, action: () => Promise<void>): Promise<Sent> {
  const sent: Sent = { requests: 0, bytes: 0 };
  function count(request: { url: () => string; postData: () => string | null }) {
    if (!new URL(request.url()).pathname.startsWith('/rest/')) return;
    sent.requests += 1;
    sent.bytes += request.postData()?.length ?? 0;
  }
  page.on('request', count);
  await action();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(700);
  page.off('request', count);
  return sent;
}

/** Requests and bytes that each action sends, with a short and a long list. */
export async function measureWire(stage: Stage): Promise<void> {
  const figures: Figure[] = [];
  for (const size of [10, 2_000]) {
    const person = await newPerson(stage.url);
    await seedTasks(stage.url, person, size);
    const page = await (await freshProfile(stage, person)).newPage();
    await page.goto(`${stage.url}/dashboard`);
    await page.getByText('Task number 1', { exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    const rows = page.getByRole('main').getByRole('row');
    const actions: Record<string, () => Promise<void>> = {
      add: async () => {
        await page.getByPlaceholder('Add a task...').fill('one more');
        await page.keyboard.press('Enter');
      },
      tick: () => rows.nth(1).getByRole('checkbox').click(),
      'move down': async () => {
        await rows.nth(1).focus();
        await page.keyboard.press('Control+Shift+ArrowDown');
      },
    };
    for (const [name, action] of Object.entries(actions)) {
      const { requests, bytes } = await sentDuring(page, action);
      const what = `${name} with ${size.toLocaleString('en')} tasks`;
      figures.push({ what, value: `${requests} request, ${bytes} B`, goal: '1 request' });
    }
    await page.context().close();
  }
  printFigures('On the wire', figures);
}
