import type { Site } from '../site/site';
import { makeRequest } from '../testing/make-request';
import { answer, type Routes } from './router';

/** Routes of which one throws what a driver or the system throws. */
function failing(error: unknown): Routes {
  return {
    site: {} as Site,
    auth: () => Promise.reject(error as Error),
    rest: null,
    voice: null,
    calendar: null,
    feed: null,
    pushAnswer: null,
    endMails: null,
    live: null,
    platform: () => Promise.reject(error as Error),
    mailbox: null,
    observed: () => Promise.resolve(null),
    alive: () => Promise.resolve(true),
  };
}

/** As the driver of PostgreSQL and as Node's file system say it. */
const driverError = Object.assign(new Error('could not extend file "base/5/1249": secret'), {
  name: 'PostgresError',
  code: '53100',
  severity: 'ERROR',
});
const fileError = Object.assign(new Error("ENOSPC: no space left on device, write '/data/x'"), {
  code: 'ENOSPC',
  errno: -28,
  syscall: 'write',
});

it.each([
  ['the database', driverError, '53100', 'PostgresError 53100'],
  ['a file', fileError, 'ENOSPC', 'Error ENOSPC'],
  ['what another error wraps', new Error('x', { cause: driverError }), '53100', 'Error 53100'],
])(
  'a full disk under %s is a 503 that asks to come again, with its cause for the log',
  async (_, error, code, cause) => {
    const request = makeRequest('/auth/v1/signup', { method: 'POST' });
    const reply = await answer(request, failing(error));
    expect([reply.status, reply.headers?.['retry-after']]).toEqual([503, '30']);
    expect(JSON.parse(String(reply.body))).toMatchObject({ code });
    expect(reply.cause).toContain(cause);
    expect(JSON.stringify(reply)).not.toContain('secret');
  },
);

it('throws on what it does not know: an honest 500', async () => {
  const request = makeRequest('/auth/v1/signup', { method: 'POST' });
  await expect(answer(request, failing(new TypeError('odd')))).rejects.toThrow('odd');
});

it('a connection that broke is a 503, also where the database has come back by the time that is asked', async () => {
  const broken = Object.assign(new Error('The database went away.'), { code: 'ECONNRESET' });
  const request = makeRequest('/auth/v1/signup', { method: 'POST' });
  const reply = await answer(request, failing(broken));
  expect([reply.status, reply.headers?.['retry-after']]).toEqual([503, '2']);
  expect(reply.cause).toContain('ECONNRESET');
});
