import type { AudioFormat } from './audio/format.ts';
import type { TranscriptionService } from './settings.ts';

/** How asking the service has gone. */
export type Outcome =
  | { readonly kind: 'text'; readonly text: string }
  /** It answered, but not with a transcription. `status` is what it said. */
  | { readonly kind: 'refused' | 'rejected' | 'failed'; readonly status: number }
  | { readonly kind: 'late' | 'unreachable' };

const MAX_ANSWER_BYTES = 1024 * 1024;

async function readText(response: Response): Promise<string | null> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > MAX_ANSWER_BYTES) {
      await reader?.cancel();
      return null;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text;
}

function textOf(body: string | null): string | null {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    const text = typeof answer === 'object' && answer !== null && 'text' in answer && answer.text;
    return typeof text === 'string' ? text.trim() : null;
  } catch {
    return null;
  }
}

/** What is meant by an answer without a text: not us, not this recording, or the service itself. */
function kindOf(status: number): 'refused' | 'rejected' | 'failed' {
  if ([401, 403, 404].includes(status)) return 'refused';
  return status >= 400 && status < 500 && ![408, 429].includes(status) ? 'rejected' : 'failed';
}

/** Sends a recording to the service and reads what was said. Never rejects. */
export async function askService(
  service: TranscriptionService,
  bytes: Uint8Array,
  format: AudioFormat,
): Promise<Outcome> {
  const form = new FormData();
  const file = new Blob([bytes as BlobPart], { type: format.type });
  form.append('file', file, `recording.${format.ending}`);
  form.append('model', service.model);
  form.append('response_format', 'json');
  try {
    const response = await fetch(service.url, {
      method: 'POST',
      headers: service.key ? { authorization: `Bearer ${service.key}` } : {},
      body: form,
      // The key belongs to this address alone.
      redirect: 'manual',
      signal: AbortSignal.timeout(service.timeoutMs),
    });
    const { status } = response;
    if (!response.ok) {
      await response.body?.cancel();
      return { kind: kindOf(status), status };
    }
    const text = textOf(await readText(response));
    return text === null ? { kind: 'failed', status } : { kind: 'text', text };
  } catch (error) {
    return { kind: (error as Error).name === 'TimeoutError' ? 'late' : 'unreachable' };
  }
}
