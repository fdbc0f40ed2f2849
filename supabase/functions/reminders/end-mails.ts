import { escapeHtml } from '../shared/escape-html.ts';
import type { EndLinks } from './end-link.ts';

/** What the end of mails needs of the place it runs in. */
export interface EndMailsParts {
  readonly links: EndLinks;
  /** Ends the mails of a device that stands for an address. */
  readonly end: (device: string) => Promise<void>;
  /** Takes a place of a client; answers the seconds to wait, 0 when there was one. */
  readonly take: (client: string) => Promise<number> | number;
}

const style = `
:root{color-scheme:light dark;--bg:#fbfbfa;--text:#1c1c1a;--soft:#5d5c57;--accent:#2563eb;--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#141413;--text:#f2f1ee;--soft:#b4b2ab;--accent:#5b93f8;--on:#0c1424}}
body{margin:0;padding:64px 16px;background:var(--bg);color:var(--text);font:16px/1.6 Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:480px;margin:0 auto}
h1{margin:0 0 12px;font-size:26px;line-height:32px;letter-spacing:-.02em}
p{margin:0 0 24px;color:var(--soft)}
button{min-height:44px;padding:0 20px;border:0;border-radius:11px;background:var(--accent);color:var(--on);font:inherit;font-weight:550;cursor:pointer}
button:focus-visible{outline:2px solid var(--accent);outline-offset:3px}
`;

function page(status: number, title: string, text: string, action = ''): Response {
  const name = escapeHtml(title);
  const body = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${name} · Plainday</title><style>${style}</style></head>
<body><main><h1>${name}</h1><p>${escapeHtml(text)}</p>${action}</main></body></html>`;
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

// Without an address of its own it goes where the page came from.
const FORM = '<form method="post"><button type="submit">End these e-mails</button></form>';

/**
 * Makes the function that a link in each mail leads to. Looking asks, for mail servers look at links by themselves; sending
 * ends, once and for all, without signing in (RFC 8058).
 */
export function createEndMails(
  parts: EndMailsParts,
): (request: Pick<Request, 'method' | 'url'>, client: string) => Promise<Response> {
  return async ({ method, url }, client) => {
    const seconds = await parts.take(client);
    if (seconds > 0) {
      const refusal = page(429, 'Too often', 'Try again later.');
      refusal.headers.set('retry-after', String(seconds));
      return refusal;
    }
    const device = parts.links.deviceOf(new URL(url).pathname.split('/').at(-1) ?? '');
    if (device === null) {
      return page(404, 'This link is not complete', 'Copy all of it from the e-mail.');
    }
    if (method === 'GET' || method === 'HEAD') {
      return page(
        200,
        'No more reminders by e-mail?',
        'They end at once. Your tasks, and reminders on your devices, stay as they are.',
        FORM,
      );
    }
    if (method !== 'POST') {
      const refusal = page(405, 'This cannot be done here', 'Only GET and POST can be used.');
      refusal.headers.set('allow', 'GET, HEAD, POST');
      return refusal;
    }
    await parts.end(device);
    return page(
      200,
      'These e-mails have ended',
      'No more reminders come to you with this link. They can be switched on anew in Settings.',
    );
  };
}
