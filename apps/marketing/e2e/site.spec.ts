import { brotliCompressSync } from 'node:zlib';
import { expect, expectNoViolations, test } from '@plainday/testing-e2e';
import { sitePaths } from './site-paths';

const MAX_SCRIPT_BYTES = 25 * 1024;
const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

function attributes(html: string, name: string): string[] {
  const found = html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'gi'));
  return [...found].map(([, value]) => (value ?? '').replaceAll('&amp;', '&'));
}

/** Everything a page refers to on this site: links, files, pictures of previews. */
function referencesOf(html: string, own: string): string[] {
  const previews = attributes(html, 'content').filter((value) => value.startsWith(own));
  const links = ['href', 'src', 'srcset'].flatMap((name) => attributes(html, name));
  return [...links, ...previews]
    .map((value) => (value.startsWith(own) ? value.slice(own.length) || '/' : value))
    .filter((value) => value.startsWith('/') || value.startsWith('#'));
}

test('a crawler finds no broken link, file or anchor', async ({ request, baseURL }) => {
  const own = origin(baseURL);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${own}/sitemap.xml`);
  const paths = await sitePaths(request, own);
  expect(paths).toHaveLength(24);

  const pages = new Map<string, string>();
  for (const path of paths) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status()]).toEqual([path, 200]);
    const html = await answer.text();
    expect(attributes(html, 'href')).toContain(own + path);
    pages.set(path, html);
  }

  const seen = new Set<string>();
  const reached = new Set<string>();
  for (const [path, html] of pages) {
    for (const reference of referencesOf(html, own)) {
      const [target = '', anchor] = reference.split('#');
      const page = pages.get(target || path);
      if (anchor)
        expect([path, attributes(page ?? '', 'id')]).toEqual([
          path,
          expect.arrayContaining([anchor]),
        ]);
      if (page !== undefined) reached.add(target);
      if (page !== undefined || seen.has(target)) continue;
      seen.add(target);
      const answer = await request.get(target);
      expect([path, target, answer.status()]).toEqual([path, target, 200]);
    }
  }
  expect([...paths].filter((path) => !reached.has(path))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page is accessible in ${colorScheme}`, async ({ page, request, baseURL }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme });
    for (const path of await sitePaths(request, origin(baseURL))) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectNoViolations(page, path, colorScheme === 'dark' ? 'colours' : 'all');
    }
  });
}

test('every page fits every screen', async ({ page, request, baseURL }) => {
  test.setTimeout(300_000);
  for (const path of await sitePaths(request, origin(baseURL))) {
    await page.goto(path);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width, scrollWidth]).toEqual([path, width, width]);
    }
  }
});

test('the open menus are accessible', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
  await expectNoViolations(page, 'the menu of tools');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('banner').locator('summary').last().click();
  await expectNoViolations(page, 'the menu of a phone');
});

test('no page loads more than a little script, moves, or brings application code', async ({
  page,
  request,
  baseURL,
}) => {
  const own = origin(baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const loaded: { type: string; url: string; bytes: number }[] = [];
  page.on('response', async (response) => {
    const type = response.request().resourceType();
    const body = type === 'script' ? await response.body() : Buffer.alloc(0);
    loaded.push({ type, url: response.url(), bytes: brotliCompressSync(body).length });
  });
  for (const path of await sitePaths(request, own)) {
    loaded.length = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    const scripts = loaded.filter(({ type }) => type === 'script');
    const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
    expect([path, scripts.length]).toEqual([path, 1]);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
    expect(loaded.map(({ type }) => type)).toContain('document');
    expect(loaded.filter(({ type }) => /fetch|xhr|websocket/.test(type))).toEqual([]);
    expect(loaded.filter(({ url }) => !url.startsWith(own) && !url.startsWith('data:'))).toEqual(
      [],
    );
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect([path, shifts.reduce((sum, value) => sum + value, 0)]).toEqual([path, 0]);
  }
});
