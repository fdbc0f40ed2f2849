import { systemClock, type Clock } from '@plainday/shared-platform';
import { answerAuth, openSession, type FakeAuth } from './auth';
import { answerRest, json, type FakeFunction, type FakeTables } from './rest';
import { claimsOf, type FakeUser } from './token';

/** A fault for one request: an answer in place of the real one, `network`, `lost-answer` (done, but the answer never comes back), or none. */
export type Fault = Response | 'network' | 'lost-answer' | undefined;

/** A Supabase in memory, behind `fetch`. Enough for tests of our own code; the contract suite checks the real one. */
export interface FakeServer {
  readonly url: string;
  readonly tables: FakeTables;
  readonly functions: Record<string, FakeFunction>;
  readonly auth: FakeAuth;
  /** Every request so far, as `POST /rest/v1/tasks?…`. */
  readonly requests: string[];
  readonly fetch: typeof fetch;
  /** Decides on the fault of each request. */
  fault: (request: Request, index: number) => Fault | Promise<Fault>;
  /** Adds an account with the password `Correct1horse`. */
  addUser(user: FakeUser): void;
  /** A session as the auth server would hand it out. */
  openSession(user: FakeUser): object;
}

/** The password of every account made by `addUser`. */
export const TEST_PASSWORD = 'Correct1horse';

/** Makes an empty server. */
export function createFakeServer(clock: Clock = systemClock): FakeServer {
  const auth: FakeAuth = {
    users: [],
    passwords: new Map(),
    refreshTokens: new Map(),
    links: new Map(),
    mails: [],
    serial: 0,
  };
  const server: FakeServer = {
    url: 'http://fake.test',
    tables: {},
    functions: {},
    auth,
    requests: [],
    fault: () => undefined,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      server.requests.push(`${request.method} ${pathname}${search}`);
      const fault = await server.fault(request, server.requests.length - 1);
      if (fault instanceof Response) return fault;
      if (fault === 'network') throw new TypeError('fetch failed');
      const answer = await respond(request, pathname);
      if (fault === 'lost-answer') throw new TypeError('fetch failed');
      return answer;
    },
    addUser(user) {
      auth.users.push(user);
      auth.passwords.set(user.email, TEST_PASSWORD);
    },
    openSession: (user) => openSession(auth, user, clock.now()),
  };

  async function respond(request: Request, pathname: string): Promise<Response> {
    if (pathname.startsWith('/auth/v1/')) return answerAuth(request, auth, clock.now());
    const claims = claimsOf(request.headers.get('authorization'));
    if (!claims || claims.exp * 1000 < clock.now()) {
      return json(401, { code: 'PGRST303', message: 'JWT expired', details: null, hint: null });
    }
    return answerRest(request, server.tables, server.functions, claims.sub);
  }

  return server;
}
