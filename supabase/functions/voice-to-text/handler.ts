import { answerText, refuse } from './answers.ts';
import { askService, type Outcome } from './ask-service.ts';
import { fromBase64 } from './audio/base64.ts';
import { formatOf } from './audio/format.ts';
import { Breaker } from './breaker.ts';
import { RateLimit } from './rate-limit.ts';
import { MAX_BODY_BYTES, readBody } from './read-body.ts';
import type { TranscriptionService } from './settings.ts';

/** What the function needs of the place it runs in. */
export interface VoiceParts {
  /** Null where nobody has set one up. */
  readonly service: TranscriptionService | null;
  /** Id of the person whose token a request bears; null without a good one. */
  readonly userOf: (request: Request) => Promise<string | null>;
  /** Takes lines about the service; never what was said or sent. */
  readonly log: (line: string) => void;
  readonly now: () => number;
}

/** Longest recording that is written down. */
const MAX_SECONDS = 300;

/** For people; which settings it takes is said to the operator, in the log and in RUNNING.md. */
const NOT_CONFIGURED = 'Voice cannot be turned into text here: this server has no transcription.';

/** What the request holds as `audio`: its bytes, or the refusal. */
async function readAudio(request: Request): Promise<Uint8Array | Response> {
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!body) return refuse(413, 'body_too_large', 'The recording is too large.');
  let audio: unknown;
  try {
    audio = (JSON.parse(new TextDecoder().decode(body)) as { audio?: unknown } | null)?.audio;
  } catch {
    return refuse(400, 'not_json', 'The body is not valid JSON.');
  }
  if (typeof audio !== 'string' || audio === '') {
    return refuse(400, 'no_audio', 'There is no recording in the request.');
  }
  return fromBase64(audio) ?? refuse(400, 'not_base64', 'The recording is not valid base64.');
}

function answerTo(outcome: Outcome): Response {
  switch (outcome.kind) {
    case 'text':
      return answerText(outcome.text);
    case 'late':
      return refuse(504, 'service_late', 'The transcription took too long. Please try again.');
    case 'refused':
      return refuse(
        502,
        'service_refused',
        'The transcription service refused. Whoever runs this server can look into it.',
      );
    case 'rejected':
      return refuse(
        422,
        'recording_rejected',
        'The transcription service cannot read this recording.',
      );
    case 'failed':
    case 'unreachable':
      return refuse(502, 'service_failed', 'The transcription service failed. Please try again.');
  }
}

/** Makes the function: a recording in, what was said out. One per process, for it counts. */
export function createVoiceToText(parts: VoiceParts): (request: Request) => Promise<Response> {
  const { service, userOf, log, now } = parts;
  const limit = new RateLimit(now);
  const breaker = new Breaker(now);

  return async (request) => {
    if (request.method !== 'POST') {
      const allow = { allow: 'POST' };
      return refuse(405, 'method_not_allowed', 'Only POST can be used here.', allow);
    }
    const user = await userOf(request);
    if (user === null) return refuse(401, 'not_signed_in', 'Please sign in again.');
    if (!service) return refuse(503, 'not_configured', NOT_CONFIGURED);
    const wait = limit.take(user);
    if (wait > 0) {
      const message = `Too many recordings. Try again in ${wait} seconds.`;
      return refuse(429, 'too_many_requests', message, { 'retry-after': String(wait) });
    }
    const bytes = await readAudio(request);
    if (bytes instanceof Response) return bytes;
    const format = formatOf(bytes);
    if (!format) {
      return refuse(415, 'not_a_recording', 'The recording must be WebM, MP4 or Ogg.');
    }
    if ((format.seconds(bytes) ?? 0) > MAX_SECONDS) {
      return refuse(413, 'recording_too_long', 'The recording is longer than 5 minutes.');
    }
    const rest = breaker.waitSeconds();
    if (rest > 0) {
      const message = `The transcription service is down. Try again in ${rest} seconds.`;
      return refuse(503, 'service_busy', message, { 'retry-after': String(rest) });
    }
    const outcome = await askService(service, bytes, format);
    // What it cannot read says nothing about how it is, to anybody else.
    if (outcome.kind !== 'rejected') breaker.note(['text', 'refused'].includes(outcome.kind));
    if (outcome.kind !== 'text') {
      log(`Transcription ${outcome.kind}${'status' in outcome ? `: HTTP ${outcome.status}` : ''}`);
    }
    return answerTo(outcome);
  };
}
