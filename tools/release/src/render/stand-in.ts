const user = {
  id: '00000000-0000-4000-8000-000000000001',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'release@example.org',
  email_confirmed_at: '2026-01-01T00:00:00Z',
  created_at: '2026-01-01T00:00:00Z',
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: { full_name: 'Release' },
  identities: [],
};

/** A session of somebody who has nothing yet, as the auth server would hand it out. */
export function session(now = Date.now()) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(now / 1000) + 86_400;
  const claims = { sub: user.id, exp: expiresAt, role: user.role };
  return {
    access_token: `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.none`,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 86_400,
    expires_at: expiresAt,
    user,
  };
}

const none = { total: 0, completed: 0 };

/** What a function of the database says where there are no rows. */
const computed: Readonly<Record<string, (asked: Readonly<Record<string, unknown>>) => unknown>> = {
  task_counts: () => ({ all: 0, trash: 0, by_project: {} }),
  task_stats: ({ days }) => ({
    ...none,
    high: 0,
    overdue: 0,
    today: none,
    by_priority: {},
    by_project: {},
    completions: Array.isArray(days) ? days.map(() => 0) : [],
  }),
};

function parsed(body: string): Readonly<Record<string, unknown>> {
  return body === '' ? {} : (JSON.parse(body) as Readonly<Record<string, unknown>>);
}

export interface StandInAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** The answer of a backend in which nobody has anything; null for what is none of its paths. */
export function backendAnswer(method: string, path: string, body: string): StandInAnswer | null {
  const [, area, name = ''] = /^\/(auth|rest)\/v1\/(.*)$/.exec(path) ?? [];
  if (area === undefined) return null;
  if (area === 'auth') return { status: 200, body: name === 'user' ? user : session() };
  const [, called] = /^rpc\/(\w+)$/.exec(name) ?? [];
  if (called !== undefined) return { status: 200, body: computed[called]?.(parsed(body)) ?? null };
  return { status: method === 'POST' ? 201 : 200, body: [] };
}
