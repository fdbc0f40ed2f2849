import {
  createSignedIn,
  expect,
  expectNoViolations,
  seed,
  test as visitorTest,
  userTest as test,
} from '@plainday/testing-e2e';
import type { Locator, Page, Request } from '@playwright/test';
import { holdScripts } from './hold-scripts';

const field = (page: Page) => page.locator('#frame-dashboard').getByRole('textbox');
const frames = (page: Page) => page.locator('#frames');
const typedRows = (page: Page) => page.locator('#frames').getByRole('listitem');

/** Where a field stands; its end depends on the width of the button behind it, and that on the font. */
async function placeOf(field: Locator) {
  const box = await field.boundingBox();
  return box && { x: box.x, y: box.y, height: box.height };
}

/** What the server has. */
async function titlesOnServer(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { access_token: token } = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as {
      access_token: string;
    };
    const { publishableKey } = (await (await fetch('/config.json')).json()) as {
      publishableKey: string;
    };
    const answer = await fetch('/rest/v1/tasks?select=title', {
      headers: { apikey: publishableKey, authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { title: string }[]).map(({ title }) => title).sort();
  });
}

test('[DB20] what is typed before the first script is a task once, in two tabs and over a reload, and the typing goes on', async ({
  page,
  context,
  tasks,
  noise,
}) => {
  // What is fetched ahead waits for scripts that this test holds back.
  noise.allow(/preloaded using link preload but not used/);
  const letGo = await holdScripts(page);
  // What reads a title comes late in the app, too.
  const read = await holdScripts(page, '**/add-details*.js');
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await field(page).click();
  await page.keyboard.type('Milk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Call Ann tomorrow 9am p1');
  await page.keyboard.press('Enter');
  await expect(typedRows(page)).toHaveText(['Call Ann tomorrow 9am p1', 'Milk']);
  await expectNoViolations(page, 'the first frame');

  await page.reload({ waitUntil: 'commit' });
  await expect(typedRows(page)).toHaveCount(2);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.locator('#root').getByRole('row').filter({ hasText: 'Milk' })).toBeVisible();
  await expect(frames(other)).toHaveCount(0);

  await field(page).click();
  await page.keyboard.type('Half a thought');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowLeft');
  const place = await placeOf(field(page));
  await letGo();
  await expect(frames(page)).toHaveCount(0);
  await expect(tasks.input).toBeFocused();
  await expect(tasks.input).toHaveValue('Half a thought');
  expect(await placeOf(tasks.input)).toEqual(place);
  const selected = await tasks.input.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe('o');
  await page.keyboard.press('Enter');
  await expect(tasks.rows).toHaveCount(3);
  await expect(tasks.row('Call Ann')).toContainText('9:00');
  await expect(tasks.row('Milk')).toHaveCount(1);
  await tasks.add('Water plants tomorrow 7am');
  await page.reload();
  await expect(tasks.row('Water plants')).toContainText('7:00');
  await expect(tasks.row('Half a thought')).toHaveCount(1);
  await tasks.add('Pay rent tomorrow 8am');
  await read();
  await expect(tasks.row('Pay rent')).toContainText('8:00');
  await expect
    .poll(() => titlesOnServer(page))
    .toEqual(['Call Ann', 'Half a thought', 'Milk', 'Pay rent', 'Water plants']);
});

test('[DB20] a tool that fails or comes late loses nothing, and what somebody else has typed stays theirs', async ({
  page,
  dashboard,
  tasks,
  noise,
}) => {
  noise.allow(/Failed to load resource|could not be|ERR_FAILED|tasks/);
  await page.route('**/remotes/tasks/**', (route) => route.abort());
  await page.route('**/remotes/~*/tasks/**', (route) => route.abort());
  await page.addInitScript(() => {
    localStorage.setItem('plainday.typed.x.somebody-else', '{"title":"Not yours","at":1}');
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await field(page).click();
  await page.keyboard.type('Milk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Half a thought');
  await expect(dashboard.failure('All Tasks')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectNoViolations(page, 'the first frame above a tool that failed');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await expect.poll(() => titlesOnServer(page)).toEqual(['Milk']);
  await dashboard.retry().click();
  await expect(tasks.row('Milk')).toBeVisible();
  await expect(tasks.input).toHaveValue('Half a thought');
  expect(await page.evaluate(() => localStorage.getItem('plainday.typed.x.somebody-else'))).toBe(
    '{"title":"Not yours","at":1}',
  );
});

const isList = (request: Request) =>
  request.url().includes('/rest/v1/tasks?') &&
  request.url().includes('&project_id=is.null&order') &&
  request.url().endsWith('&limit=1000');

/** The requests of the list of All Tasks, as they come. */
function listRequests(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (isList(request)) asked.push(request);
  });
  return asked;
}

test('[issue 15.2] the rows are asked for with the first frame, once, and by the app where the token has ended', async ({
  page,
  tasks,
}) => {
  const asked = listRequests(page);
  const answered = () => page.waitForEvent('requestfinished', isList);
  let letGo = await holdScripts(page);
  let answer = answered();
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await answer;
  await seed(page, 'tasks', [{ title: 'Milk' }]);
  asked.length = 0;
  answer = answered();
  await page.reload({ waitUntil: 'commit' });
  await answer;
  await letGo();
  await expect(tasks.row('Milk')).toBeVisible();
  await tasks.saved();
  expect(asked).toHaveLength(1);

  letGo = await holdScripts(page);
  answer = answered();
  await page.reload({ waitUntil: 'commit' });
  const old = (await answer).headers()['authorization'];
  await seed(page, 'tasks', [{ title: 'Bread' }]);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('plainday.auth') ?? '{}') as object;
    localStorage.setItem('plainday.auth', JSON.stringify({ ...session, expires_at: 1 }));
  });
  asked.length = 0;
  await page.reload({ waitUntil: 'commit' });
  await letGo();
  await expect(tasks.row('Bread')).toBeVisible();
  await tasks.saved();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.headers()['authorization']).not.toBe(old);
});

test('[issue 15.2] what was asked for one person is given up when they sign out, and not shown to the next', async ({
  page,
  auth,
  dashboard,
  tasks,
  baseURL,
}) => {
  const next = await createSignedIn(baseURL ?? '');
  // Not from the page itself, which might read again whatever it shows.
  await page.goto('/config.json');
  await seed(page, 'tasks', [{ title: 'Milk' }]);
  const asked = listRequests(page);
  let isHeld = true;
  await page.route('**/rest/v1/tasks?**', (route) => {
    // Without an answer until whoever asked gives it up.
    if (isHeld && isList(route.request())) return undefined;
    return route.fallback();
  });
  await page.goto('/dashboard');
  await expect(tasks.input).toBeVisible();
  expect(asked).toHaveLength(1);
  const givenUp = page.waitForEvent('requestfailed', isList);
  await dashboard.signOut();
  await givenUp;
  isHeld = false;
  await auth.signIn(next.account);
  await expect(page.getByText('Start by adding your first task')).toBeVisible();
  await expect(page.getByText('Milk')).toHaveCount(0);
  expect(asked).toHaveLength(2);
  expect(asked[1]?.url()).toContain((JSON.parse(next.session) as { user: { id: string } }).user.id);
});

visitorTest(
  '[AU10] the e-mail address that is typed before the first script is not lost',
  async ({ page, auth }) => {
    const letGo = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.locator('#frame-auth input').click();
    await page.keyboard.type('ada@example');
    await page.keyboard.press('Enter');
    await expectNoViolations(page, 'the first frame of /auth');
    const place = await placeOf(page.locator('#frame-auth input'));
    await letGo();
    await expect(frames(page)).toHaveCount(0);
    await expect(auth.email).toBeFocused();
    await page.keyboard.type('.org');
    await expect(auth.email).toHaveValue('ada@example.org');
    expect(await placeOf(auth.email)).toEqual(place);
  },
);

visitorTest.describe('without JavaScript', () => {
  visitorTest.use({ javaScriptEnabled: false });
  visitorTest('the page says that it needs it, and has no dead field', async ({ page }) => {
    await page.goto('/dashboard');
    const note = page.locator('noscript');
    await expect(note).toBeVisible();
    expect(await note.textContent()).toBe('Plainday needs JavaScript.');
    await expect(page.locator('input:visible')).toHaveCount(0);
  });

  visitorTest('[K17] an unknown path is not found, and leads on', async ({ page, noise }) => {
    noise.allow(/status of 404/);
    await page.goto('/no/where');
    // Playwright finds neither words nor roles in a `noscript`.
    const title = page.locator('noscript h1');
    await expect(title).toHaveText('Oops! Page not found');
    for (const [colorScheme, color] of [
      ['light', 'rgb(28, 28, 26)'],
      ['dark', 'rgb(242, 241, 238)'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(title).toHaveCSS('color', color);
    }
    const box = await title.boundingBox();
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(2);
    const ways = page.locator('noscript nav a');
    const targets = await ways.evaluateAll((all) => all.map((way) => way.getAttribute('href')));
    expect(targets).toEqual(['/tools', '/pricing', '/auth']);
    for (const [at, target] of targets.slice(0, 2).entries()) {
      await ways.nth(at).click();
      await expect(page).toHaveURL(target ?? '');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goBack();
    }
    await page.locator('noscript a', { hasText: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  });
});
