import { contentSecurityPolicy } from '../http/security-headers';
import { json, methodNotAllowed, type Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { Mailbox } from '../mail/mailbox';
import { mailboxPage } from '../mail/mailbox-page';

/** Answers `/dev/mailbox` and `/dev/mailbox.json`, for a browser on this machine only. */
export function answerMailbox(request: GatewayRequest, mailbox: Mailbox): Reply | null {
  const { path, local, method } = request;
  if (!local || (path !== '/dev/mailbox' && path !== '/dev/mailbox.json')) return null;
  if (method !== 'GET' && method !== 'HEAD') return methodNotAllowed('GET, HEAD');
  if (path === '/dev/mailbox.json') return json(200, mailbox.mails);
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': contentSecurityPolicy({ connect: [], https: false }),
    },
    body: mailboxPage(mailbox.mails),
    compressible: true,
  };
}
