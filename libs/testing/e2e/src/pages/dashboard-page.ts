import { expect, type Locator, type Page } from '@playwright/test';
import { Traffic } from '../traffic';

/** The frame of `/dashboard`: sidebar, header and the place of the tool. */
export class DashboardPage {
  readonly sidebar: Locator;
  readonly search: Locator;

  readonly #traffic: Traffic;

  constructor(readonly page: Page) {
    this.#traffic = new Traffic(page);
    this.sidebar = page.getByRole('navigation', { name: 'Main' });
    this.search = page.getByRole('searchbox', { name: 'Search tasks' });
  }

  /** Opens the dashboard with a selection in search params, for example `?tool=pomodoro`. */
  async open(selection = ''): Promise<void> {
    await this.page.goto(`/dashboard${selection}`);
    await this.heading().waitFor();
  }

  /** Goes on to another selection as a link does, without loading the page again. */
  async visit(selection: string): Promise<void> {
    await this.page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/dashboard${selection}`);
  }

  /** The one h1 of the app, which names what is shown; the first frame has one of its own until then. */
  heading(name?: string): Locator {
    return this.page.locator('#root').getByRole('heading', { level: 1, name, exact: true });
  }

  /** Waits until the tool has replaced its skeleton. */
  async loaded(): Promise<void> {
    const busy = this.page.locator('main [aria-busy=true]');
    await expect.poll(() => busy.count(), { timeout: 20_000 }).toBe(0);
    await this.#traffic.quiet();
  }

  entry(title: string): Locator {
    return this.sidebar.getByRole('link', { name: new RegExp(`^${title}`) });
  }

  async go(title: string): Promise<void> {
    await this.entry(title).click();
    await expect
      .poll(() => this.entry(title).getAttribute('aria-current'), { timeout: 20_000 })
      .toBe('page');
  }

  async addProject(title: string): Promise<void> {
    await this.sidebar.getByRole('button', { name: 'Add project' }).click();
    await this.page.getByLabel('Project name').fill(title);
    await this.page.keyboard.press('Enter');
    await this.entry(title).waitFor();
  }

  async signOut(): Promise<void> {
    await this.sidebar.getByRole('button', { name: 'Sign Out' }).click();
  }

  /** Something that only the loaded page of a tool shows. */
  tool(heading: string): Locator {
    const marks: Record<string, Locator> = {
      'All Tasks': this.page.locator('#root').getByPlaceholder('Add a task...'),
      Today: this.page.getByRole('button', { name: 'Add task for today' }),
      Upcoming: this.page.getByRole('button', { name: 'Next 14 days' }),
      'Time Tracking': this.page.getByRole('textbox', { name: 'Task name' }),
      'Pomodoro Timer': this.page.getByRole('button', { name: 'Start', exact: true }),
      'Weekly Goals': this.page.getByRole('textbox', { name: 'Goal' }),
      'Calendar View': this.page.getByRole('grid'),
      'Deep Work Sessions': this.page.getByRole('timer', { name: 'Time left' }),
      'Mindful Break': this.page.getByRole('button', { name: /^(Start|Begin)/ }),
      'Daily Tracker': this.page.getByRole('list', { name: 'Habits of the day' }),
      'Habit Tracker': this.page.getByRole('button', { name: /^Add( habit)?$/ }).first(),
      'Health Tracker': this.page.getByRole('region', { name: 'Water', exact: true }),
      'Mood & Energy Tracker': this.page.getByRole('button', { name: 'Record Entry' }),
      'Template Manager': this.page.getByRole('button', { name: 'New Template' }),
      'Mind Mapping': this.page.getByRole('button', { name: 'Paste indented text' }),
      'Voice Notes': this.page.getByRole('button', { name: 'Record', exact: true }),
      'Knowledge Base': this.page.getByRole('button', { name: 'New Entry' }).first(),
      'Quick Notes': this.page.getByRole('main').getByRole('textbox').first(),
    };
    const mark = marks[heading];
    if (!mark) throw new Error(`How does one see that '${heading}' has loaded? Say it here.`);
    return mark;
  }

  /** The card in place of a tool that could not be opened. */
  failure(title: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: title });
  }

  retry(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^(Retry|Try again)$/ });
  }
}
