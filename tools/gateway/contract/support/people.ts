import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient, type EmailOtpType } from '@supabase/supabase-js';
import type { Database } from '@plainday/data-supabase';
import type { Db } from './database';
import type { GatewayProcess } from './gateway-process';

export const PASSWORD = 'Plain4Day';

type Address = Pick<GatewayProcess, 'url' | 'key' | 'dataDir'>;

/** Somebody with a confirmed account and a session. */
export interface Person {
  id: string;
  email: string;
  token: string;
  db: Db;
}

/** Node 20 has no WebSocket, and nothing here listens. */
function noSocket(): never {
  throw new Error('Realtime is not used.');
}

/** supabase-js as the browser uses it, without a session kept between runs. */
export function connect({ url, key }: Pick<Address, 'url' | 'key'>): Db {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    realtime: { transport: noSocket as never },
  });
}

async function mailsIn(folder: string): Promise<{ to: string; links: string[] }[]> {
  const text = await readFile(join(folder, 'mailbox.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as { to: string; links: string[] }[];
}

/** The link of the newest mail to an address, whichever process wrote it: where none is sent they lie in the data folder. */
export async function newestLink(
  { dataDir }: Pick<Address, 'dataDir'>,
  email: string,
): Promise<string> {
  const boxes = await Promise.all(['', 'workers/2'].map((part) => mailsIn(join(dataDir, part))));
  const mails = boxes.flat();
  const link = mails.find(({ to }) => to.includes(email))?.links[0];
  if (link === undefined) {
    throw new Error(`No mail to ${email}.`);
  }
  return link;
}

/** What a link brings to the page that spends it. */
export function linkParts(link: string): { token_hash: string; type: EmailOtpType } {
  const parts = new URLSearchParams(new URL(link).hash.slice(1));
  return { token_hash: parts.get('token_hash') ?? '', type: parts.get('type') as EmailOtpType };
}

/** Signs a new person up, follows the link in the mail, and signs in. */
export async function addPerson(gateway: Address, name = 'Ada Lovelace'): Promise<Person> {
  const email = `contract-${randomUUID()}@example.org`;
  const db = connect(gateway);
  const signUp = await db.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: name }, emailRedirectTo: `${gateway.url}/auth` },
  });
  if (signUp.error !== null) {
    throw signUp.error;
  }
  const opened = await db.auth.verifyOtp(linkParts(await newestLink(gateway, email)));
  if (opened.error !== null) {
    throw opened.error;
  }
  const { data, error } = await db.auth.signInWithPassword({ email, password: PASSWORD });
  if (error !== null) {
    throw error;
  }
  return { id: data.user.id, email, token: data.session.access_token, db };
}
