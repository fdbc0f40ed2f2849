import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  expect,
  ROOT,
  SiteCopy,
  startGatewayProcess,
  userTest,
  type GatewayProcess,
} from '@plainday/testing-e2e';

interface Signed {
  site: SiteCopy;
  gateway: GatewayProcess;
}

const run = promisify(execFile);

/** A site that was signed with a key of its own, on a gateway that asks for it. */
const test = userTest.extend<object, { signed: Signed }>({
  signed: [
    async ({}, use) => {
      const site = await SiteCopy.create();
      const keys = await mkdtemp(join(tmpdir(), 'plainday-key-'));
      const settings = {
        PLAINDAY_SITE_DIR: site.folder,
        PLAINDAY_SIGNING_KEY: join(keys, 'release.key'),
      };
      const release = async (option: string) => {
        const command = ['--import', 'tsx', 'tools/release/src/main.ts', option];
        const env = { ...process.env, ...settings };
        return (await run(process.execPath, command, { cwd: ROOT, env })).stdout;
      };
      const [, key = ''] = /PLAINDAY_RELEASE_KEY=(\S+)/.exec(await release('--new-key')) ?? [];
      await release('--sign');
      const gateway = await startGatewayProcess(site.folder, { PLAINDAY_RELEASE_KEY: key });
      await use({ site, gateway });
      await gateway.close();
      await Promise.all([site.remove(), rm(keys, { recursive: true })]);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ signed }, use) => use(signed.gateway.url),
});

test('signed tools run; of a changed release nothing does, but the last good one', async ({
  page,
  signed: { site },
  dashboard,
  noise,
}) => {
  await dashboard.open();
  await dashboard.go('Pomodoro Timer');
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();

  // Changed on its way to the browser: one letter of one file's hash.
  noise.allow(/The release cannot be used|is not signed with the key/);
  const hash = (await site.release()).remotes['tools-time']?.integrity ?? '';
  const changed = `${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`;
  await page.route('**/dashboard', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(hash, changed) });
  });
  const refused = page.waitForEvent('console', (message) =>
    message.text().includes('is not signed with the key'),
  );
  await page.goto('/dashboard');
  await refused;
  await expect(page.locator('#plainday-release')).toHaveCount(0);
  await expect(dashboard.tool('Pomodoro Timer')).toBeVisible();
});
