import { expect, test } from '@plainday/testing-e2e';

/** Tries to turn a text into code or markup; answers the kind of error that met it. */
function tryPlaces() {
  const attempt = (work: () => unknown) => {
    try {
      work();
      return 'went through';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const element = document.createElement('div');
  const script = document.createElement('script');
  const factory = (globalThis as { trustedTypes?: { createPolicy: (name: string) => unknown } })
    .trustedTypes;
  return {
    innerHTML: attempt(() => (element.innerHTML = '<img src=x onerror=alert(1)>')),
    insertAdjacentHTML: attempt(() => element.insertAdjacentHTML('beforeend', '<b>x</b>')),
    srcdoc: attempt(() => (document.createElement('iframe').srcdoc = '<b>x</b>')),
    parser: attempt(() => new DOMParser().parseFromString('<b>x</b>', 'text/html')),
    text: attempt(() => (script.text = 'alert(1)')),
    foreign: attempt(() => (script.src = 'https://evil.example/assets/x.js')),
    data: attempt(() => (script.src = 'data:text/javascript,alert(1)')),
    handler: attempt(() => element.setAttribute('onclick', 'alert(1)')),
    'another policy': attempt(() => factory?.createPolicy('mine')),
    'the same policy again': attempt(() => factory?.createPolicy('default')),
    'a file of the site': attempt(() => (script.src = '/assets/x.js')),
    'a character reference': attempt(() => (element.innerHTML = '&amp;')),
  };
}

test('no text becomes code or markup, on a page of the app and on a public one (L9)', async ({
  page,
  noise,
}) => {
  noise.allow(/trusted ?(type|html|script)/i);
  for (const address of ['/auth', '/pricing']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const {
      'a file of the site': own,
      'a character reference': reference,
      ...refused
    } = await page.evaluate(tryPlaces);
    expect(new Set(Object.values(refused)), JSON.stringify(refused)).toEqual(
      new Set(['TypeError']),
    );
    expect([own, reference]).toEqual(['went through', 'went through']);
  }
});

test('a part of the shell that was changed on its way does not run', async ({ page, noise }) => {
  noise.allow(/digest|could not be loaded|loading chunk/i);
  await page.route(/\/assets\/focus\./, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.changed = true;` });
  });
  const refused = page.waitForEvent('console', (message) => /digest/.test(message.text()));
  await page.goto('/auth');
  await refused;
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);
});
