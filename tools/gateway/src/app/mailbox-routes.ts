import { createHash, timingSafeEqual } from 'node:crypto';
import { contentSecurityPolicy } from '../http/security-headers';
import { json, methodNotAllowed, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import type { Mailbox } from '../mail/mailbox';
import { lockedMailboxPage, mailboxPage } from '../mail/mailbox-page';

/** The local mailbox, and the key that opens it. */
export interface LocalMailbox {
  readonly mailbox: Mailbox;
  readonly key: string;
}

const COOKIE = 'plainday_mailbox';
const MONTH_SECONDS = 30 * 24 * 60 * 60;

const digest = (value: string) => createHash('sha256').update(value).digest();
/** What the browser keeps: the key cannot be read from it. */
const ticketOf = (key: string) => digest(`mailbox ${key}`).toString('base64url');
const isSame = (given: string, known: string) => timingSafeEqual(digest(given), digest(known));

function cookieOf(request: GatewayRequest): string {
  const cookies = (header(request, 'cookie') ?? '').split(/;\s*/);
  return cookies.find((part) => part.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? '';
}

function page(status: number, body: string): Reply {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': contentSecurityPolicy({ connect: [], https: false }),
    },
    body,
    compressible: true,
  };
}

/** Takes the key out of the address, and remembers in this browser that it was there. */
function enter(key: string): Reply {
  const cookie = `${COOKIE}=${ticketOf(key)}; Path=/dev; HttpOnly; SameSite=Strict; Max-Age=${MONTH_SECONDS}`;
  return {
    status: 303,
    headers: { location: '/dev/mailbox', 'cache-control': 'no-store' },
    cookies: [cookie],
  };
}

/**
 * Answers `/dev/mailbox` and `/dev/mailbox.json` to who has the key: it stands in the address that is
 * printed at start, and in the data folder. On this machine only, as a second wall.
 */
export function answerMailbox(
  request: GatewayRequest,
  { mailbox, key }: LocalMailbox,
): Reply | null {
  const { path, local, method, search } = request;
  if (!local || (path !== '/dev/mailbox' && path !== '/dev/mailbox.json')) return null;
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  const given = new URLSearchParams(search).get('key') ?? '';
  const hasKey = isSame(given, key);
  const isKnown = hasKey || isSame(cookieOf(request), ticketOf(key));
  if (path === '/dev/mailbox.json') {
    return isKnown
      ? json(200, mailbox.mails)
      : json(403, { error: 'The key is missing or wrong.' });
  }
  if (!isKnown) return page(403, lockedMailboxPage());
  return hasKey ? enter(key) : page(200, mailboxPage(mailbox.mails));
}
