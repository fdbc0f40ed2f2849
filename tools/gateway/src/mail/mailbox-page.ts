import { linksOf, type KeptMail } from './mailbox';
import { escapeHtml } from '../../../../supabase/functions/shared/escape-html';

const style = `
:root{color-scheme:light dark;--bg:#fbfbfa;--card:#fff;--line:#e8e7e4;--hover:#f5f5f3;--text:#1c1c1a;--soft:#5d5c57;--accent:#2563eb;--link:#1d4ed8;--on:#fff}
@media (prefers-color-scheme:dark){:root{--bg:#141413;--card:#1b1b19;--line:#2a2927;--hover:#232321;--text:#f2f1ee;--soft:#b4b2ab;--accent:#5b93f8;--link:#8fb6fb;--on:#0c1424}}
*{box-sizing:border-box}
body{margin:0;padding:40px 16px 64px;background:var(--bg);color:var(--text);font:15px/1.55 Inter,system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:640px;margin:0 auto}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px 24px;align-items:center}
h1{margin:0 0 4px;font-size:26px;line-height:32px;font-weight:650;letter-spacing:-.025em}
h2{margin:0;font-size:16px;line-height:24px;font-weight:600}
p{margin:0}
.soft{color:var(--soft);font-size:13px}
ol{margin:24px 0 0;padding:0;list-style:none;display:grid;gap:12px}
article{padding:20px;background:var(--card);border:1px solid var(--line);border-radius:15px}
pre{margin:12px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
a{color:var(--link)}
a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
.button{display:inline-flex;align-items:center;min-height:44px;padding:0 18px;border:1px solid var(--line);border-radius:11px;color:var(--text);background:var(--card);font-weight:550;text-decoration:none}
.button:hover{background:var(--hover)}
li:first-child article .button{border-color:var(--accent);background:var(--accent);color:var(--on)}
.open{margin-top:16px}
.empty{margin-top:24px;padding:56px 20px;text-align:center;color:var(--soft);border:1px dashed var(--line);border-radius:15px}
`;

/** An address as people can read it; the token in it says nothing to them. */
function shortened(address: string): string {
  const { host, pathname, search } = new URL(address);
  return host + pathname + (search ? '?…' : '');
}

/** The text with its addresses as short links. */
function linked(text: string): string {
  const known = new Set(linksOf(text).filter((link) => URL.canParse(link)));
  return text
    .split(/(https?:\/\/[^\s<>"')]*[^\s<>"').,;:!?])/)
    .map((part) => {
      if (!known.has(part)) return escapeHtml(part);
      return `<a href="${escapeHtml(part)}">${escapeHtml(shortened(part))}</a>`;
    })
    .join('');
}

function entry({ to, subject, text, links, sentAt }: KeptMail): string {
  const time = sentAt.replace('T', ' ').slice(0, 19);
  const href = links[0] && escapeHtml(links[0]);
  const name = escapeHtml(`Open the link: ${subject}`);
  const button = `<a class="button" href="${href}" aria-label="${name}">Open the link</a>`;
  const open = href ? `<p class="open">${button}</p>` : '';
  return `<li><article><h2>${escapeHtml(subject)}</h2>
<p class="soft">To <bdi>${escapeHtml(to)}</bdi> · <time datetime="${sentAt}">${time} UTC</time></p>
<pre>${linked(text)}</pre>${open}</article></li>`;
}

function document(title: string, main: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${title} · Plainday</title><style>${style}</style></head>
<body><main>${main}</main></body></html>`;
}

/** The page `/dev/mailbox`: e-mails of this machine, readable without any script. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const list = mails.length
    ? `<ol>${mails.map(entry).join('')}</ol>`
    : '<p class="empty">No messages yet. Sign up, and the confirmation appears here.</p>';
  return document(
    'Mailbox',
    `<header><div><h1>Mailbox</h1>
<p class="soft">No mail server is set up, so e-mails stay on this computer.</p></div>
<a class="button" href="/dev/mailbox">Check again</a></header>
${list}`,
  );
}

/** What a browser sees that has not brought the key yet. */
export function lockedMailboxPage(): string {
  return document(
    'Mailbox',
    `<header><h1>Mailbox</h1></header>
<p class="empty">The mailbox is locked in this browser. Look at the terminal where Plainday was started: it shows
the address that opens it. The key in that address also lies in the data folder, in <code>mailbox.key</code>.</p>`,
  );
}
