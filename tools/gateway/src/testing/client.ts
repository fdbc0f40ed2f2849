import { loadMailboxKey } from '../boot/mailbox-key';
import type { KeptMail } from '../mail/mailbox';

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
}

/** Speaks to a running gateway the way a browser does. */
export class Client {
  constructor(
    readonly url: string,
    readonly key: string,
    readonly dataDir: string,
  ) {}

  async send(
    method: string,
    path: string,
    options: { body?: unknown; token?: string; headers?: Record<string, string> } = {},
  ): Promise<Answer> {
    const { body, token, headers } = options;
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        apikey: this.key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    let parsed: unknown = {};
    try {
      parsed = JSON.parse(text);
    } catch {
      parsed = { text };
    }
    const { status, headers: answered } = response;
    return { status, headers: answered, body: parsed as Record<string, unknown> };
  }

  signUp(email: string, redirect = `${this.url}/auth`): Promise<Answer> {
    return this.send('POST', `/auth/v1/signup?redirect_to=${encodeURIComponent(redirect)}`, {
      body: { email, password: PASSWORD, data: { full_name: 'Ann Bee' } },
    });
  }

  signIn(email: string, password = PASSWORD): Promise<Answer> {
    return this.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } });
  }

  /** Mails to an address, newest first. */
  async mails(email: string): Promise<KeptMail[]> {
    const response = await fetch(
      `${this.url}/dev/mailbox.json?key=${await loadMailboxKey(this.dataDir)}`,
    );
    return ((await response.json()) as KeptMail[]).filter(({ to }) => to === email);
  }

  /** What the page behind a link does after a click: spends the token the link brought. */
  open(link: string | undefined): Promise<Answer> {
    const { hash } = new URL(link ?? 'http://no.link');
    const { token_hash, type } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    return this.send('POST', '/auth/v1/verify', { body: { token_hash, type } });
  }

  /** Opens the first link of the newest mail to an address. */
  async followLink(email: string): Promise<Answer> {
    const [mail] = await this.mails(email);
    return this.open(mail?.links[0]);
  }

  /** A new account that is confirmed and signed in; returns its session token. */
  async newSession(email: string): Promise<string> {
    await this.signUp(email);
    return String((await this.followLink(email)).body['access_token'] ?? '');
  }
}

export const PASSWORD = 'Secret-word-1';
