import type { Page } from '@playwright/test';
import { printFigures, type Figure } from '../report';
import { newPerson, seedTasks, freshProfile, type Stage } from '../stage';

const observedMs = 20_000;
/** By then the page holds what it needs without a network, and its memory has been tidied. */
const settleMs = 20_000;

async function busyShare(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  async function taskSeconds() {
    const { metrics } = await client.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
  const before = await taskSeconds();
  await page.waitForTimeout(observedMs);
  return (await taskSeconds()) / (observedMs / 1000) - before / (observedMs / 1000);
}

const percent = (share: number) => `${(share * 100).toFixed(2)} %`;

/** Share of the main thread that is busy while nobody does anything. */
export async function measureIdle(stage: Stage): Promise<void> {
  const person = await newPerson(stage.url);
  await seedTasks(stage.url, person, 200);
  const page = await (await freshProfile(stage, person)).newPage();
  await page.goto(`${stage.url}/dashboard`);
  await page.getByText('Task number 0', { exact: true }).waitFor();
  await page.waitForTimeout(settleMs);
  const figures: Figure[] = [
    { what: 'task list', value: percent(await busyShare(page)), goal: '≤ 0.2 %' },
  ];
  await page.goto(`${stage.url}/dashboard?tool=pomodoro`);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForTimeout(settleMs);
  figures.push({
    what: 'pomodoro running',
    value: percent(await busyShare(page)),
    goal: '≤ 0.5 %',
  });
  await page.context().close();
  printFigures('Main thread busy while idle', figures);
}
