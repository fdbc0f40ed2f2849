/** Another origin serves the pages. The token in the request is what protects, and no cookie. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, apikey, content-type, x-client-info',
  'access-control-max-age': '86400',
};

/** `verify_jwt` has checked the signature; the anonymous key has one too, so the person is asked for. */
export async function personOf(
  request: Request,
  env: Readonly<Record<string, string>>,
): Promise<string | null> {
  const authorization = request.headers.get('authorization');
  if (!authorization) return null;
  const answer = await fetch(`${env['SUPABASE_URL']}/auth/v1/user`, {
    headers: { authorization, apikey: env['SUPABASE_ANON_KEY'] ?? '' },
  });
  if (!answer.ok) return null;
  const { id } = (await answer.json()) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** Answers pages of another origin with a function. */
export async function answerPages(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
  const given = await answer(request);
  for (const [name, value] of Object.entries(CORS)) given.headers.set(name, value);
  return given;
}
