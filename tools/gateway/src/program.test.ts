import { startProcess } from './testing/gateway-process';
import { tempSite } from './testing/temp-site';

it('goes on, and ends orderly, when nobody reads what it says any more', async () => {
  const site = await tempSite();
  const { url, child, stop } = await startProcess({
    PLAINDAY_SITE_DIR: site.folder,
    PLAINDAY_DATA_DIR: `${site.folder}-data`,
  });
  child.stdout?.destroy();
  child.stderr?.destroy();
  const fault = { kind: 'unreachable', tool: 'task-list', release: 'r1', healed: true };
  const report = { method: 'POST', body: JSON.stringify({ faults: [fault] }) };
  expect((await fetch(`${url}/faults/v1`, report)).status).toBe(204);
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  expect(await stop()).toBe(0);
  await site.remove();
});
