import type { Locator, Page } from '@playwright/test';
import type { Account } from '../account';

/** The screen at `/auth` (spec §2, Auth page). */
export class AuthPage {
  readonly email: Locator;
  readonly password: Locator;
  readonly fullName: Locator;
  readonly submit: Locator;

  constructor(readonly page: Page) {
    this.email = page.getByLabel('Email', { exact: true });
    this.password = page.getByLabel('Password', { exact: true });
    this.fullName = page.getByLabel('Full name', { exact: true });
    this.submit = page.locator('form button[type=submit]');
  }

  async open(): Promise<void> {
    await this.page.goto('/auth');
    await this.email.waitFor();
  }

  /** Opens the link of an e-mail and agrees on its page, which says whose account it is. */
  async openLink(link: string, email: string): Promise<void> {
    await this.page.goto(link);
    await this.page
      .getByRole('region', { name: /Confirm|Choose/ })
      .filter({ hasText: email })
      .waitFor();
    await this.page.getByRole('button', { name: /^(Continue|Confirm)$/ }).click();
  }

  async switchToSignUp(): Promise<void> {
    await this.page.getByRole('button', { name: "Don't have an account? Sign up" }).click();
    await this.fullName.waitFor();
  }

  async signUp({ name, email, password }: Account): Promise<void> {
    await this.fullName.fill(name);
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async signIn({ email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  /** A message anywhere on the screen: under a field, in the form or in a toast. */
  message(text: string | RegExp): Locator {
    return this.page.getByText(text).first();
  }
}
