import { randomBytes } from 'node:crypto';
import { mailboxVariable } from './gateway-process';

/** A person with a confirmed account. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** An e-mail as `/dev/mailbox.json` lists it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly sentAt: string;
}

interface PublicKey {
  readonly publishableKey: string;
}

/** A person nobody else uses, not signed up yet. */
export function newPerson(): Account {
  const id = randomBytes(5).toString('hex');
  return { email: `e2e-${id}@example.org`, password: 'Plain4Day', name: 'Ada Lovelace' };
}

async function publishableKey(url: string): Promise<string> {
  const config = (await (await fetch(`${url}/config.json`)).json()) as PublicKey;
  return config.publishableKey;
}

async function post(url: string, path: string, body: unknown, token?: string): Promise<Response> {
  const apikey = await publishableKey(url);
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** E-mails sent to an address, newest first. */
export async function mailsTo(url: string, email: string): Promise<Mail[]> {
  const key = process.env[mailboxVariable(url)] ?? '';
  const mails = (await (await fetch(`${url}/dev/mailbox.json?key=${key}`)).json()) as Mail[];
  return mails.filter(({ to }) => to.includes(email));
}

/** The link in the newest e-mail to an address. Throws when there is none. */
export async function newestLink(url: string, email: string): Promise<string> {
  const link = (await mailsTo(url, email))[0]?.links[0];
  if (!link) throw new Error(`No e-mail with a link was sent to ${email}.`);
  return link;
}

/** A person with a confirmed account, and the session that opening the link gave. */
export interface SignedIn {
  readonly account: Account;
  /** As the auth server gives it and supabase-js keeps it. */
  readonly session: string;
}

/** Signs a new person up and opens the link of the e-mail, without a browser: it signs in at once. */
export async function createSignedIn(url: string): Promise<SignedIn> {
  const account = newPerson();
  const { email, password, name } = account;
  await post(url, '/auth/v1/signup', { email, password, data: { full_name: name } });
  const link = new URL(await newestLink(url, email));
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)));
  const opened = await post(url, '/auth/v1/verify', { token_hash, type });
  return { account, session: await opened.text() };
}

/** Signs a new person up and confirms the address, without a browser. */
export async function createAccount(url: string): Promise<Account> {
  return (await createSignedIn(url)).account;
}

/** A session as the auth server gives it and supabase-js keeps it. */
export async function createSession(url: string, account: Account): Promise<string> {
  const { email, password } = account;
  const response = await post(url, '/auth/v1/token?grant_type=password', { email, password });
  return response.text();
}

/** Ends all sessions of a person, from a device of its own. */
export async function endSessions(url: string, account: Account): Promise<void> {
  const { access_token: token } = JSON.parse(await createSession(url, account)) as {
    access_token: string;
  };
  await post(url, '/auth/v1/logout?scope=global', {}, token);
}
