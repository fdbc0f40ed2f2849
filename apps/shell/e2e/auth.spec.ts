import {
  createAccount,
  expect,
  mailsTo,
  newestLink,
  newPerson,
  test,
  message,
} from '@plainday/testing-e2e';

/** The browser reports an answer of 4xx as an error; here it is what the test is about. */
const refused = /status of 4\d\d/;

test('[issue 13.1] a new person signs up, confirms by e-mail and is in', async ({
  page,
  auth,
  dashboard,
  baseURL,
}) => {
  const person = newPerson();
  await auth.open();
  await expect(auth.message('Super Simple Productivity Tool')).toBeVisible();
  await auth.switchToSignUp();
  // [issue 13.1] The errors of a form do not stand in the way of its success.
  await auth.signUp({ ...person, name: 'A1', password: 'plainday' });
  await expect(auth.message('Please check your input')).toBeVisible();
  await auth.signUp(person);
  await expect(auth.message('Check your email for the confirmation link!')).toBeVisible();
  await expect(auth.message('Account created!')).toBeVisible();
  await expect(message(page, 'Please check your input')).toHaveCount(0);

  await auth.openLink(await newestLink(baseURL ?? '', person.email), person.email);
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(dashboard.heading('All Tasks')).toBeVisible();
  expect(page.url()).not.toContain('token');
  // [DB18] Who is new begins with tasks alone.
  await expect(page.getByRole('radio', { name: 'Just tasks' })).toBeChecked();
  await expect(dashboard.sidebar.getByRole('button', { name: 'All tools' })).toBeVisible();
});

test('signing in before the address is confirmed is refused, a new link is sent', async ({
  auth,
  noise,
  page,
  baseURL,
}) => {
  noise.allow(refused);
  const person = newPerson();
  await auth.open();
  await auth.switchToSignUp();
  await auth.signUp(person);
  await page.getByRole('button', { name: /resend/i }).click();
  await expect(auth.message('Verification email sent! Check your inbox.')).toBeVisible();
  expect(await mailsTo(baseURL ?? '', person.email)).toHaveLength(2);

  await auth.open();
  await auth.signIn(person);
  await expect(auth.message('Email not confirmed')).toBeVisible();
});

test('a known address looks like a new one to whoever signs up with it', async ({
  auth,
  baseURL,
}) => {
  const known = await createAccount(baseURL ?? '');
  await auth.open();
  await auth.switchToSignUp();
  await auth.signUp({ ...known, password: 'Other4Word' });
  await expect(auth.message('Check your email for the confirmation link!')).toBeVisible();
});

test('[issue 13.1] a wrong password is refused five times, the sixth attempt is not sent', async ({
  auth,
  noise,
  page,
  baseURL,
}) => {
  noise.allow(refused);
  const person = await createAccount(baseURL ?? '');
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/token')) sent += 1;
  });
  await auth.open();
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await auth.signIn({ ...person, password: `Wrong4Word${attempt}` });
    await expect.poll(() => sent).toBe(attempt);
    await expect(auth.message('Invalid login credentials')).toBeVisible();
    await expect(auth.submit).toBeEnabled();
  }
  // [issue 13.1] The errors before it, which nobody has closed, are not waited for.
  await auth.signIn(person);
  await expect(
    auth.message('Too many authentication attempts. Please wait 15 minutes before trying again.'),
  ).toBeVisible();
  await expect(auth.message('Rate limit exceeded')).toBeVisible();
  expect(sent).toBe(5);
});

test('what is typed is checked before it is sent', async ({ auth, page }) => {
  await auth.open();
  await auth.switchToSignUp();
  await auth.signUp({ name: 'A1', email: 'ada@gmial.com', password: 'plainday' });
  await expect(auth.message('Please check your input')).toBeVisible();
  await expect(auth.message('Full name can only contain letters and spaces')).toBeVisible();
  await expect(auth.message('Did you mean ada@gmail.com?')).toBeVisible();
  await expect(auth.message('Password must contain at least one uppercase letter')).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

test('a forgotten password is replaced through an e-mail', async ({
  page,
  auth,
  dashboard,
  baseURL,
}) => {
  const person = await createAccount(baseURL ?? '');
  await auth.open();
  await page.getByRole('button', { name: /forgot/i }).click();
  await auth.email.fill(person.email);
  await auth.submit.click();
  await expect.poll(async () => (await mailsTo(baseURL ?? '', person.email)).length).toBe(2);

  await auth.openLink(await newestLink(baseURL ?? '', person.email), person.email);
  await page.getByLabel('New password', { exact: true }).fill('Newer4Word');
  await auth.submit.click();
  await expect(dashboard.heading('All Tasks')).toBeVisible();
});

test('a visitor is kept out of the dashboard and gets a 404 for what is not there', async ({
  page,
  auth,
  noise,
}) => {
  noise.allow(refused);
  await page.goto('/dashboard?tool=pomodoro');
  await expect(page).toHaveURL(/\/auth/);
  await expect(auth.email).toBeVisible();

  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
