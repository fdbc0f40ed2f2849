import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@plainday/testing-e2e';

/** The public site as on a slow or busy line: of each page the first half comes, and the rest when it is let go. */
async function startSlowSite(origin: string) {
  let letGo = () => undefined as void;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (!type.startsWith('text/html')) return response.end(body);
      const half = body.indexOf('<details', body.indexOf('</nav>', body.indexOf('<header')));
      response.write(body.subarray(0, half));
      await gone;
      return response.end(body.subarray(half));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, letGo, close: () => server.close() };
}

test('nothing is painted of a half of a page, which the other half would push aside', async ({
  page,
  baseURL,
}) => {
  const site = await startSlowSite(baseURL ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url, { waitUntil: 'commit' });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeAttached();
  const seen = await page.evaluate(async () => {
    const painted = new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve('a half'))),
    );
    const held = new Promise((resolve) => setTimeout(resolve, 500, 'nothing'));
    return Promise.race([painted, held]);
  });
  expect(seen).toBe('nothing');
  site.letGo();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  site.close();
});
