import { escapeHtml } from './escape-html.ts';

/** An e-mail before it is sent or kept. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The same for the same mail: one that was sent twice is shown once. Without the host. */
  readonly id?: string;
  /** Ends mails of this kind by a click (RFC 8058). */
  readonly endHref?: string;
}

/** A link with its words. */
interface Link {
  readonly label: string;
  readonly href: string;
}

/** What an e-mail says. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  /** A list of links, after the lines. */
  readonly items?: readonly Link[];
  readonly button: Link;
  readonly closing: string;
  /** Stands under the closing, as words that lead there. */
  readonly end?: Link;
}

/** Writes an e-mail, as text and as HTML. All that is said in it may come from people. */
export function letter({
  to,
  subject,
  greeting,
  lines,
  items = [],
  button,
  closing,
  end,
}: Letter): Mail {
  const paragraph = (line: string) =>
    `<p style="margin:0 0 16px;line-height:1.6">${escapeHtml(line)}</p>`;
  const link = ({ label, href }: Link) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const item = (each: Link) => `<li style="margin:0 0 8px;line-height:1.6">${link(each)}</li>`;
  const href = escapeHtml(button.href);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:32px 16px;font-family:system-ui,-apple-system,Segoe UI,sans-serif;font-size:16px">',
    '<div style="max-width:480px;margin:0 auto">',
    '<p style="margin:0 0 24px;font-weight:600">Plainday</p>',
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${escapeHtml(greeting)}</h1>`,
    ...lines.map(paragraph),
    items.length > 0
      ? `<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.map(item).join('')}</ul>`
      : '',
    '<p style="margin:24px 0">',
    `<a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:11px;background:#2563eb;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(button.label)}</a></p>`,
    '<p style="margin:0 0 16px;line-height:1.6;font-size:14px">If the button does not work, copy this address into your browser:<br>',
    `<a href="${href}" style="word-break:break-all">${href}</a></p>`,
    `<p style="margin:24px 0 0;line-height:1.6;font-size:14px">${escapeHtml(closing)}</p>`,
    end ? `<p style="margin:8px 0 0;line-height:1.6;font-size:14px">${link(end)}</p>` : '',
    '</div></body></html>',
  ].join('\n');
  const text = [
    greeting,
    ...lines,
    ...items.map((each) => `- ${each.label}\n  ${each.href}`),
    `${button.label}:\n${button.href}`,
    closing,
    ...(end ? [`${end.label}:\n${end.href}`] : []),
    'Plainday',
  ];
  return { to, subject, html, text: text.join('\n\n') };
}
