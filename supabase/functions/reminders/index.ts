import { timingSafeEqual } from 'node:crypto';
import { HourlyLimit } from '../shared/hourly-limit.ts';
import { checkedUrl, Refused } from '../shared/public-address.ts';
import { smtpSender } from '../shared/smtp.ts';
import type { DuePush } from './due.ts';
import { endLinks } from './end-link.ts';
import { createEndMails } from './end-mails.ts';
import type { Post } from './send-push.ts';
import { mailSending, pushSending, type Claims, type Sending } from './sending.ts';
import { vapidKeysOf } from './vapid.ts';

/** The part of Deno that is used here: Supabase runs a bundle of this file, the gateway runs what it is made of. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();
const secret = env['PLAINDAY_SECRET'] ?? '';
const site = (env['PUBLIC_URL'] ?? '').replace(/\/$/, '');
const here = `${env['SUPABASE_URL']}/functions/v1/reminders`;

/** Calls a function of the database as the service. */
async function call<T>(name: string, args: object): Promise<T> {
  const key = env['SUPABASE_SERVICE_ROLE_KEY'] ?? '';
  const answer = await fetch(`${env['SUPABASE_URL']}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  if (!answer.ok) throw new Error(`The database answered ${answer.status} to ${name}.`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

const claims: Claims = {
  claim: (most, byMail) => call<DuePush[]>('claim_pushes', { most, by_mail: byMail }),
  settle: (outcomes) => call('settle_pushes', { outcomes }),
};

const post: Post = async (address, { method, headers, body, timeoutMs }) => {
  try {
    const answer = await fetch(checkedUrl(address), {
      method,
      headers: headers as Record<string, string>,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.body?.cancel();
    const retryAfter = answer.headers.get('retry-after') ?? undefined;
    return { status: answer.status, retryAfter };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
};

const links = endLinks(secret);
const keys = vapidKeysOf(secret);
const smtp =
  env['SMTP_URL'] && env['SMTP_FROM']
    ? smtpSender({ url: env['SMTP_URL'], from: env['SMTP_FROM'] })
    : null;
const sendings: readonly Sending[] = [
  pushSending(claims, { keys, contact: site, post }),
  ...(smtp
    ? [
        mailSending(claims, {
          send: smtp.send,
          site,
          endOf: (device) => `${here}/end/${links.tokenOf(device)}`,
        }),
      ]
    : []),
];

async function sendAll(sending: Sending): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await sending.look();
  await sending.finish();
}

let opened: Promise<void> | null = null;

async function run(): Promise<Response> {
  opened ??= call<void>('open_sender', { key: keys.publicKey, mails: smtp !== null });
  try {
    await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
  await Promise.all(sendings.map(sendAll));
  return new Response(null, { status: 204 });
}

/** Whoever calls it has the secret that all keys are made from. */
function isCalled(request: Request): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  const known = Buffer.from(`Bearer ${secret}`);
  return secret !== '' && given.length === known.length && timingSafeEqual(given, known);
}

const ends = new HourlyLimit(600, () => Date.now());
const endMails = createEndMails({
  links,
  end: (device) => call('end_push_mail', { device }),
  take: (client) => ends.take(client),
});

Deno.serve(async (request) => {
  const client = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim() ?? 'unknown';
  try {
    if (new URL(request.url).pathname.includes('/end/')) return await endMails(request, client);
    if (request.method !== 'POST' || !isCalled(request)) {
      return new Response('There is nothing here.', { status: 404 });
    }
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'Sending reminders failed.');
    return new Response('Try again later.', { status: 503, headers: { 'retry-after': '30' } });
  }
});
