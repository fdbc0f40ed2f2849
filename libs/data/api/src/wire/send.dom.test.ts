import { AUTH_STORAGE_KEY } from '@plainday/data-supabase';
import { installServer, json, signInAs, testId, type FakeServer } from '@plainday/testing-unit';
import { createAppStore } from '../create-store';
import { ideasApi } from '../testing';
import { sendOnce } from './send';

const BEN = { id: testId(2), email: 'ben@example.com', name: 'Ben' };

const request = {
  run: (db: Parameters<Parameters<typeof sendOnce>[0]['run']>[0]) =>
    db.from('projects').select('*'),
};

let server: FakeServer;
beforeEach(() => {
  server = installServer();
});

const rejected = json(401, { code: 'PGRST301', message: 'session ended' });

test('a session that was ended elsewhere ends here', async () => {
  const sent: string[] = [];
  server.fault = (asked) => {
    // What is given up before it is sent reaches no server.
    if (!asked.signal.aborted) sent.push(asked.url);
    if (asked.url.includes('/rest/')) return rejected.clone();
    return asked.url.includes('/token')
      ? json(400, { code: 400, error_code: 'refresh_token_not_found', msg: 'Not found' })
      : undefined;
  };
  expect((await sendOnce(request)).error).toMatchObject({ status: 401 });
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).toBeNull();
  // It is not asked to end in the name of a session that has ended.
  expect(sent.filter((url) => url.includes('/logout'))).toEqual([]);
});

test('a session outlives a refresh that has to wait', async () => {
  const busy = json(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'Wait' });
  server.fault = (asked) => (asked.url.includes('/rest/') ? rejected.clone() : busy.clone());
  expect((await sendOnce(request)).error).toMatchObject({ status: 401 });
  expect(localStorage.getItem(AUTH_STORAGE_KEY)).not.toBeNull();
});

test('what was read for one person is not tried again in the name of the next', async () => {
  server.fault = (asked) => {
    if (!asked.url.includes('/rest/')) return undefined;
    signInAs(server, BEN);
    return 'network';
  };
  const { error } = await createAppStore().dispatch(ideasApi.endpoints.ideasList.initiate());
  expect(error).toMatchObject({ code: 'session' });
  expect(server.requests.filter((line) => line.includes('/rest/'))).toHaveLength(1);
});
