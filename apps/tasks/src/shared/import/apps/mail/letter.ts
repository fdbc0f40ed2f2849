import type { Slices } from '@plainday/shared-platform';
import PostalMime from 'postal-mime';
import { Collector } from '../../core/collect.logic';
import { htmlText } from '../../core/html.logic';
import type { ImportContext, ImportPlan, Kind } from '../../plan';

const KIND: Kind = { app: 'mail', kind: 'E-mail', missing: null };

const written = ({ name, address }: { readonly name?: string; readonly address?: string }) =>
  [name, address && `<${address}>`].filter(Boolean).join(' ');

/** An e-mail as one task: its subject, and below it what it says, whom it is from and when it was sent. */
export async function readLetter(
  bytes: Uint8Array,
): Promise<(context: ImportContext) => Slices<ImportPlan>> {
  const {
    subject = '',
    text,
    html,
    from,
    date,
    messageId,
    attachments,
  } = await PostalMime.parse(new Uint8Array(bytes));
  const body = (text?.trim() || htmlText(html ?? '')).replace(/\r\n?/g, '\n').trim();
  return function* (context) {
    const plan = new Collector();
    plan.task({
      key: 'letter',
      ...(messageId && { ref: messageId }),
      title: subject.trim() || (body === '' ? 'E-mail' : ''),
      text: body,
      details: [
        ...(from ? [['From', written(from)] as const] : []),
        ...(date ? [['Sent', date] as const] : []),
      ],
    });
    plan.attached(attachments.length);
    return yield* plan.plan(KIND, KIND.kind, context.baseDay);
  };
}
