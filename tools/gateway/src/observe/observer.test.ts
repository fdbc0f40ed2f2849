import type { IncomingMessage } from 'node:http';
import { apiError, json } from '../http/reply';
import { ManualClock } from '../testing/manual-clock';
import { upTo, type Level } from '../core/levels';
import { Observer } from './observer';
import { Registry } from './registry';

function make(options: { level?: Level; trustsIds?: boolean } = {}) {
  const lines: [Level | undefined, string][] = [];
  const clock = new ManualClock();
  const registry = new Registry();
  const log = upTo(options.level ?? 'info', (line, level) => lines.push([level, line]));
  const { trustsIds = false } = options;
  const observer = new Observer({ registry, clock, trustsIds, log });
  const begin = (url: string, headers = {}) =>
    observer.begin({ method: 'POST', url, headers } as IncomingMessage);
  return { lines, clock, registry, begin };
}

const full = { ...apiError(503, '53100', 'Nothing can be stored.'), cause: 'PostgresError 53100' };

it('says one line for a fault of ours, with its id, code and cause, without the query', () => {
  const { lines, begin } = make();
  const { id, end } = begin('/rest/v1/tasks?title=eq.secret');
  end(full);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(lines).toEqual([
    [
      'error',
      `fault=request id=${id} method=POST path=/rest/v1/tasks status=503 code=53100 cause="PostgresError 53100"`,
    ],
  ]);
});

it('says the same fault once a minute, and how often it came in between', () => {
  const { lines, clock, begin } = make();
  for (let turn = 0; turn < 50; turn += 1) begin('/rest/v1/tasks').end(full);
  expect(lines).toHaveLength(1);
  clock.pass(61);
  begin('/rest/v1/tasks').end(full);
  expect(lines[1]?.[1]).toMatch(/ before=49$/);
});

it('warns of what passes by itself, and says nothing of what a request did wrong', () => {
  const { lines, begin } = make();
  begin('/rest/v1/tasks').end(apiError(400, '22P02', 'Wrong.'));
  expect(lines).toEqual([]);
  begin('/rest/v1/tasks').end(apiError(503, 'busy', 'Busy.'));
  expect(lines).toMatchObject([['warn', expect.stringContaining('code=busy')]]);
});

it('takes no request that comes before the start is over for a fault', () => {
  const { lines, begin } = make({ level: 'debug' });
  begin('/dashboard').end({ ...apiError(503, 'starting', 'Starting.'), isEarly: true });
  expect(lines).toMatchObject([['debug', expect.stringContaining('request=answered')]]);
});

it('says no more than its level, and with `debug` each request', () => {
  const quiet = make({ level: 'error' });
  quiet.begin('/x').end(apiError(503, 'busy', 'Busy.'));
  expect(quiet.lines).toEqual([]);
  const chatty = make({ level: 'debug' });
  chatty.begin('/rest/v1/tasks?a=b').end(json(200, []));
  expect(chatty.lines).toMatchObject([
    [
      'debug',
      expect.stringMatching(/^request=answered .*path=\/rest\/v1\/tasks status=200 ms=\d+$/),
    ],
  ]);
});

it('takes the id of a proxy of ours, and of nobody else', () => {
  const headers = { 'x-request-id': 'proxy-4711' };
  expect(make({ trustsIds: true }).begin('/x', headers).id).toBe('proxy-4711');
  expect(make().begin('/x', headers).id).not.toBe('proxy-4711');
  const wild = { 'x-request-id': 'two\nlines of it' };
  expect(make({ trustsIds: true }).begin('/x', wild).id).toMatch(/^[0-9a-f]{12}$/);
});

it('counts and times by few names, in the text of Prometheus', async () => {
  const { registry, begin } = make();
  const open = begin('/rest/v1/tasks');
  begin('/auth/v1/token?grant_type=password').end(json(400, {}));
  begin('/anything/at/all').end(json(404, {}));
  const during = await registry.text();
  expect(during).toContain('plainday_http_open_requests 1\n');
  open.end(json(201, {}));
  const text = await registry.text();
  expect(text).toContain('# TYPE plainday_http_requests_total counter\n');
  for (const labels of ['"rest",method="POST",status="201"', '"auth",method="POST",status="400"']) {
    expect(text).toContain(`plainday_http_requests_total{route=${labels}} 1\n`);
  }
  expect(text).toContain('{route="page",method="POST",status="404"} 1\n');
  expect(text).toContain('duration_seconds_bucket{route="rest",le="+Inf"} 1\n');
  expect(text).toContain('duration_seconds_count{route="rest"} 1\n');
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{[^}]*\})? [\d.e+-]+)$/);
  }
});
