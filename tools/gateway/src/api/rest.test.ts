import { FairShare } from '../limits/fair-share';
import { makeRequest } from '../testing/make-request';
import type { Forwarded, Forwarder } from '../forward/forward';
import { answerRest, type RestParts } from './rest';

const message = 'operator does not exist: timestamp with time zone > boolean';

it('blames a HEAD for what it asked, although its failure carries no text', async () => {
  const asked: (string | undefined)[] = [];
  const send = (_request: unknown, { method }: Forwarded = {}) => {
    asked.push(method);
    const body = method === 'GET' ? JSON.stringify({ code: null, message }) : '';
    return Promise.resolve({ status: 500, headers: {}, body });
  };
  const logged: string[] = [];
  const parts = {
    forwarder: {
      publishableKey: 'k',
      send,
      backend: { tables: new Set(['tasks']) },
    } as unknown as Forwarder,
    shares: new FairShare({ running: 1, runningPerKey: 1, waiting: 1, waitingPerKey: 1 }),
    alive: () => Promise.resolve(true),
    log: (line: string) => logged.push(line),
  } as unknown as RestParts;
  const request = makeRequest('/rest/v1/tasks?created_at=gt.true', {
    method: 'HEAD',
    headers: { apikey: 'k' },
  });
  expect((await answerRest(request, parts)).status).toBe(400);
  expect([asked, logged]).toEqual([[undefined, 'GET'], []]);
});
