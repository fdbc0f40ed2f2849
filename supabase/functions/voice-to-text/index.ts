import { createVoiceToText } from './handler.ts';
import { readService } from './settings.ts';

/** The part of Deno that is used here: Supabase runs this file, the gateway runs `handler.ts`. */
declare const Deno: {
  readonly env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const env = Deno.env.toObject();

/** Another origin serves the pages. The token in the request is what protects, and no cookie. */
const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-max-age': '86400',
};

/** `verify_jwt` has checked the signature; the anonymous key has one too, so the person is asked for. */
async function userOf(request: Request): Promise<string | null> {
  const authorization = request.headers.get('authorization');
  if (!authorization) return null;
  const answer = await fetch(`${env['SUPABASE_URL']}/auth/v1/user`, {
    headers: { authorization, apikey: env['SUPABASE_ANON_KEY'] ?? '' },
  });
  if (!answer.ok) return null;
  const { id } = (await answer.json()) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

const voiceToText = createVoiceToText({
  service: readService(env),
  userOf,
  log: (line) => console.warn(line),
  now: () => Date.now(),
});

Deno.serve(async (request) => {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
  const answer = await voiceToText(request);
  for (const [name, value] of Object.entries(cors)) answer.headers.set(name, value);
  return answer;
});
