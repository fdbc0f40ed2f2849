import type { Random } from './random';

const methods = [
  'GET',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'FOO',
  '',
  'get',
  'G\0T',
  'PROPFIND',
];
const targets = [
  '/',
  '/dashboard',
  '/rest/v1/tasks',
  '/rest/v1/rpc/move_task',
  '/rest/v1/rpc/place_task',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/verify',
  '*',
  '//evil.example',
  'http://evil.example/',
  '/%',
  '/%00',
  '/\u0001',
  '/a b',
  '',
  '?',
  '#',
  '/\\..\\',
  '/rest/v1/tasks?select=((((',
  '/rest/v1/tasks?%zz',
  '/dev/mailbox.json',
  '/config.json',
  `/${'a'.repeat(9000)}`,
  '/rest/v1/tasks?id=eq.%00&or=(',
];
const versions = ['HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', '', 'ICY/1.1'];
const headers = [
  'Host: localhost',
  'Host: evil.example',
  'Host: a\r\nHost: b',
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 99999999999999999999',
  'Content-Length: abc',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 3',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: xchunked',
  ' folded: x',
  'NoColon',
  ': empty',
  'X: \0',
  'X: \x7f',
  'Expect: 100-continue',
  'Expect: nonsense',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Upgrade: h2c',
  'Range: bytes=9999999999-',
  'Range: bytes=a-b',
  'Accept-Encoding: ;q=,,br;q=9e99',
  'If-None-Match: "',
  'Authorization: Bearer',
  'Authorization: Bearer a.b.c',
  'apikey: \xff\xfe',
  'Prefer: return=\xff',
  'Content-Type: application/json',
  'Content-Type: \xff',
  'X-Forwarded-For: 1.2.3.4, rubbish',
  `X-Long: ${'x'.repeat(5000)}`,
  'Cookie: a=b; a=c',
  'Accept-Profile: auth',
  'Content-Encoding: gzip',
];
const bodies = [
  '',
  'hello',
  '{',
  '{"a":',
  '[]',
  'null',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\nhello\r\n',
  '5;ext=\0\r\nhello\r\n0\r\n\r\n',
  '-1\r\n\r\n',
  'ffffffffffffffff\r\nx',
  '{"email":"a@b.co","password":"x"}',
  '\xff\xfe\0\0',
  '0\r\nTrailer: x\r\n\r\n',
];

/** A request that is broken somewhere, or everywhere. Often enough with the right key. */
export function malformedRequest(random: Random, key: string): string {
  if (random.below(20) === 0) return random.text(400);
  const head = [
    `${random.pick(methods)} ${random.pick(targets)} ${random.pick(versions)}`,
    ...Array.from({ length: random.below(5) }, () => random.pick(headers)),
  ];
  if (random.below(2) === 0) head.push(`apikey: ${key}`);
  if (random.below(2) === 0) head.push('Host: localhost', 'Connection: close');
  const end = random.below(30) === 0 ? '' : '\r\n\r\n';
  const request = head.join(random.below(15) === 0 ? '\n' : '\r\n') + end + random.pick(bodies);
  return random.below(10) === 0 ? request.slice(0, random.below(request.length)) : request;
}
