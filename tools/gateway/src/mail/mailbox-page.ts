import type { KeptMail } from './mailbox';
import { escapeHtml } from './templates';

const style = `
:root{color-scheme:light dark;--bg:#f7f6f3;--card:#fff;--text:#22252b;--soft:#5b616c;--line:#e0ded8;--link:#1b55c4}
@media (prefers-color-scheme:dark){:root{--bg:#15171b;--card:#1d2026;--text:#eceef1;--soft:#a6adb8;--line:#32363e;--link:#8db4ff}}
*{box-sizing:border-box}
body{margin:0;padding:32px 16px 64px;background:var(--bg);color:var(--text);font:16px/1.55 system-ui,-apple-system,"Segoe UI",sans-serif}
main{max-width:680px;margin:0 auto}
h1{margin:0 0 4px;font-size:26px;line-height:1.25}
h2{margin:0;font-size:17px;line-height:1.35}
p{margin:0}
.soft{color:var(--soft);font-size:14px}
ol{margin:24px 0 0;padding:0;list-style:none;display:grid;gap:16px}
article{padding:20px;background:var(--card);border:1px solid var(--line);border-radius:15px}
pre{margin:16px 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;font-size:15px}
a{color:var(--link);overflow-wrap:anywhere}
a:focus-visible{outline:2px solid var(--link);outline-offset:3px;border-radius:4px}
.links{margin-top:16px;display:flex;flex-wrap:wrap;gap:12px}
.links a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:11px;text-decoration:none;font-weight:600}
.empty{margin-top:24px;padding:40px 20px;text-align:center;border:1px dashed var(--line);border-radius:15px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:12px 24px;align-items:end}
`;

/** Text with its addresses as links. */
function linked(text: string): string {
  return escapeHtml(text).replace(
    /https?:\/\/[^\s<>"')]*[^\s<>"').,;:!?]/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
}

function entry({ to, subject, text, links, sentAt }: KeptMail): string {
  const time = sentAt.replace('T', ' ').slice(0, 19);
  const open = links[0]
    ? `<p class="links"><a href="${escapeHtml(links[0])}">Open the link of this message</a></p>`
    : '';
  return `<li><article><h2>${escapeHtml(subject)}</h2>
<p class="soft">To <bdi>${escapeHtml(to)}</bdi> · <time datetime="${sentAt}">${time} UTC</time></p>
${open}<pre>${linked(text)}</pre></article></li>`;
}

/** The page `/dev/mailbox`: e-mails of this machine, readable without any script. */
export function mailboxPage(mails: readonly KeptMail[]): string {
  const list = mails.length
    ? `<ol>${mails.map(entry).join('')}</ol>`
    : '<p class="empty">No messages yet. Sign up, and the confirmation appears here.</p>';
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Mailbox · Plainday</title><style>${style}</style></head>
<body><main><header><div><h1>Mailbox</h1>
<p class="soft">No mail server is configured, so e-mails stay on this computer.</p></div>
<p><a href="/dev/mailbox">Look again</a></p></header>
${list}</main></body></html>`;
}
