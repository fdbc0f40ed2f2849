import { engineTest as test, expect, newestLink, newPerson } from '@plainday/testing-e2e';
import { AuthPage, DashboardPage } from '@plainday/testing-e2e';

test('a visitor signs up, confirms, signs out and in', async ({ visitor, auth, baseURL }) => {
  const person = newPerson();
  const dashboard = new DashboardPage(visitor);
  await visitor.goto('/');
  await visitor.getByRole('link', { name: 'Get Started Free' }).first().click();
  await auth.signUp(person);
  await auth.message('Check your email for the confirmation link!').waitFor();
  await auth.openLink(await newestLink(baseURL, person.email), person.email);
  await dashboard.heading('All Tasks').waitFor();
  await dashboard.signOut();
  await auth.message('Signed out successfully').waitFor();
  await auth.open();
  await auth.signIn(person);
  await auth.message('Welcome back!').waitFor();
  await dashboard.heading('All Tasks').waitFor();
});

test('letters typed at once into the first frame become a task, once', async ({ page, tasks }) => {
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await tasks.input.click();
  await page.keyboard.type('Milk');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Call Ann');
  await page.keyboard.press('Enter');
  await expect.poll(() => tasks.titles()).toEqual(['Call Ann', 'Milk']);
  await tasks.saved();
  await page.reload();
  await expect.poll(() => tasks.titles()).toEqual(['Call Ann', 'Milk']);
});

test('who signs out in one tab is signed out in the other', async ({ dashboard, another }) => {
  await dashboard.open();
  const other = new DashboardPage(await another());
  await other.open();
  await other.signOut();
  await new AuthPage(dashboard.page).email.waitFor();
});
