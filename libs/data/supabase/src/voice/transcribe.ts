import type { Db } from '../client';
import { toBase64 } from './base64';

/** Message where the function says nothing of use (spec §8, Voice). */
const FAILED = 'Failed to process voice input. Please try again.';

/** What the function says of a failure: what bears a code is a sentence for people. */
async function reasonOf(error: unknown): Promise<string> {
  const { context } = error as { context?: unknown };
  if (!(context instanceof Response)) return FAILED;
  const body: unknown = await context.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return FAILED;
  const { code, error: text } = body as { code?: unknown; error?: unknown };
  return typeof code === 'string' && typeof text === 'string' && text !== '' ? text : FAILED;
}

/** Has a recording written down by the server. Rejects with a message for people. */
export async function transcribe(db: Pick<Db, 'functions'>, recording: Blob): Promise<string> {
  const audio = toBase64(new Uint8Array(await recording.arrayBuffer()));
  const { data, error } = await db.functions.invoke<{ text?: unknown; error?: unknown }>(
    'voice-to-text',
    { body: { audio, mimeType: recording.type } },
  );
  if (error) throw new Error(await reasonOf(error));
  if (typeof data?.error === 'string' && data.error !== '') throw new Error(data.error);
  if (typeof data?.text !== 'string' || data.text.trim() === '') {
    throw new Error('No transcription received');
  }
  return data.text;
}
