import type { TrialNews } from '@plainday/tool-release/trial';
import { sendOut } from '../outgoing/send-out';
import type { GatewayOptions } from '../options';

const TIMEOUT_MS = 10_000;

/** Tells the address that the operator has named what a trial has come to. Rejects where nobody has taken it. */
export async function tellWebhook(
  { webhook, outgoingTo }: Pick<GatewayOptions, 'webhook' | 'outgoingTo'>,
  site: string,
  news: TrialNews,
): Promise<void> {
  if (!webhook) return;
  const body = Buffer.from(JSON.stringify({ site, ...news }));
  const { status } = await sendOut(webhook, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': body.length },
    body,
    timeoutMs: TIMEOUT_MS,
    insteadTo: outgoingTo,
  });
  if (status >= 300) throw new Error(`The webhook has answered with ${status}.`);
}
