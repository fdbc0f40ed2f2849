import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configureSupabase, getSupabase } from './client';

const CONFIG = { supabaseUrl: 'http://one.test', publishableKey: 'sb_publishable_x' };

test('without a configuration the error says what to call', async () => {
  await expect(getSupabase()).rejects.toThrow(/configureSupabase\(\) must be called/);
});

test('there is one client, also for callers at the same time and a second configuration alike', async () => {
  configureSupabase(CONFIG);
  const [one, two] = await Promise.all([getSupabase(), getSupabase()]);
  configureSupabase({ ...CONFIG });
  expect(two).toBe(one);
  expect(await getSupabase()).toBe(one);
  await one.auth.stopAutoRefresh();
});

test('the client library is not part of what is loaded at once', () => {
  const source = readFileSync(join(__dirname, 'client.ts'), 'utf8');
  const imports = source.match(/^import (?!type)[^;]+supabase-js'/gm);
  expect(imports).toBeNull();
});
