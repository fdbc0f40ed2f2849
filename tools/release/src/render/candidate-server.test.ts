import { Workshop } from '../testing/workshop';
import { serveCandidate } from './candidate-server';

test('a candidate is served as it would be live, from its build, the site and a backend without rows', async () => {
  const shop = await Workshop.create();
  const { release } = await shop.release('tasks');
  await shop.buildRemote('tasks', 'new');
  const fresh = [['/remotes/tasks/fresh', shop.distOf('tasks')]] as const;
  const server = await serveCandidate({ release, siteDir: shop.site.folder, fresh });
  const get = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(server.origin + path, init);
    return [answer.status, await answer.text()];
  };
  const html = { headers: { accept: 'text/html' } };
  const live = `/remotes/tasks/${release.remotes['tasks']?.version}`;
  try {
    expect(await get('/dashboard?tool=one', html)).toEqual([200, 'first']);
    expect(await get('/assets/main.first.js')).toEqual([200, 'first']);
    expect(await get('/remotes/tasks/fresh/one.js')).toEqual([200, 'one new']);
    expect(await get('/remotes/~2/tasks/fresh/one.js')).toEqual([200, 'one new']);
    expect(await get(`${live}/one.js`)).toEqual([200, 'one first']);
    expect(await get('/remotes/tasks/none/one.js')).toEqual([404, '']);
    expect(await get('/worker.js')).toEqual([404, '']);
    expect(await get('/release.json')).toEqual([200, JSON.stringify(release)]);
    const [, config] = await get('/config.json');
    expect(config).toContain(`"supabaseUrl":"${server.origin}"`);
    expect(await get('/rest/v1/tasks?select=*')).toEqual([200, '[]']);
    expect((await get('/auth/v1/user'))[1]).toContain('release@example.org');
    const body = JSON.stringify({ days: ['2026-01-01', '2026-01-02'] });
    const [, stats] = await get('/rest/v1/rpc/task_stats', { method: 'POST', body });
    expect(stats).toContain('"completions":[0,0]');
  } finally {
    server.close();
    await shop.remove();
  }
});
