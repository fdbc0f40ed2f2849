/** Where recordings are written down: any endpoint that speaks as OpenAI's `/audio/transcriptions`. */
export interface TranscriptionService {
  /** The whole address, e.g. `https://api.openai.com/v1/audio/transcriptions`. */
  readonly url: string;
  /** Sent as bearer token; a service in one's own house may do without. */
  readonly key?: string;
  readonly model: string;
  /** How long it may take to answer. */
  readonly timeoutMs: number;
}

const DEFAULT_MODEL = 'whisper-1';
const DEFAULT_TIMEOUT_S = 30;
const MAX_TIMEOUT_S = 120;

/** Reads the service from the environment; null where none is named. Throws where it cannot be used. */
export function readService(
  env: Readonly<Record<string, string | undefined>>,
): TranscriptionService | null {
  const url = env['TRANSCRIPTION_URL']?.trim();
  if (!url) return null;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new Error('TRANSCRIPTION_URL must be an address that begins with https:// or http://.');
  }
  const seconds = Number(env['TRANSCRIPTION_TIMEOUT_SECONDS']?.trim() || DEFAULT_TIMEOUT_S);
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_TIMEOUT_S) {
    throw new Error(
      `TRANSCRIPTION_TIMEOUT_SECONDS must be a whole number from 1 to ${MAX_TIMEOUT_S}.`,
    );
  }
  return {
    url,
    key: env['TRANSCRIPTION_KEY']?.trim() || undefined,
    model: env['TRANSCRIPTION_MODEL']?.trim() || DEFAULT_MODEL,
    timeoutMs: seconds * 1000,
  };
}
