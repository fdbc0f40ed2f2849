/** Why a recording was not written down. The page shows the message that comes with it. */
export type VoiceCode =
  | 'method_not_allowed'
  | 'not_signed_in'
  | 'too_many_requests'
  | 'body_too_large'
  | 'not_json'
  | 'no_audio'
  | 'not_base64'
  | 'not_a_recording'
  | 'recording_too_long'
  | 'not_configured'
  | 'service_busy'
  | 'service_late'
  | 'recording_rejected'
  | 'service_refused'
  | 'service_failed';

const common = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** An error as the page reads it: a code, and a sentence for people. */
export function refuse(
  status: number,
  code: VoiceCode,
  error: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(JSON.stringify({ code, error }), {
    status,
    headers: { ...common, ...headers },
  });
}

/** What was said. */
export function answerText(text: string): Response {
  return new Response(JSON.stringify({ text }), { status: 200, headers: common });
}
