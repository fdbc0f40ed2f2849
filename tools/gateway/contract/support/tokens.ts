import { createHmac, generateKeyPairSync, sign } from 'node:crypto';

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function hmac(header: Claims, claims: Claims, secret: string): string {
  const body = `${encode(header)}.${encode(claims)}`;
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

function rsa(claims: Claims): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const body = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${body}.${sign('sha256', Buffer.from(body), privateKey).toString('base64url')}`;
}

const WEAK_SECRETS = [
  '',
  'secret',
  'dev-secret-change-me',
  'unsafe-secret-change-me',
  'super-secret-jwt-token-with-at-least-32-characters-long',
  'your-super-secret-jwt-token-with-at-least-32-characters-long',
];

/** Tokens nobody may accept, made from a real one. */
export function forgedTokens(real: string, publishableKey: string): [string, string][] {
  const [head = '', body = '', signature = ''] = real.split('.');
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims;
  const header = { alg: 'HS256', typ: 'JWT' };
  const service = { ...claims, role: 'service_role' };
  return [
    ['no signature', `${head}.${body}.`],
    ['two parts', `${head}.${body}`],
    ['alg none', `${encode({ alg: 'none', typ: 'JWT' })}.${body}.`],
    ['alg None with a signature', `${encode({ alg: 'None' })}.${body}.${signature}`],
    ['another role under the old signature', `${head}.${encode(service)}.${signature}`],
    [
      'another person under the old signature',
      `${head}.${encode({ ...claims, sub: '1' })}.${signature}`,
    ],
    [
      'later expiry under the old signature',
      `${head}.${encode({ ...claims, exp: 9e9 })}.${signature}`,
    ],
    ['cut signature', real.slice(0, -3)],
    ['signed by RSA', rsa(service)],
    ['HS512 named, HS256 used', hmac({ alg: 'HS512' }, service, 'x')],
    ['key path in kid', hmac({ ...header, kid: '../../../dev/null' }, service, '')],
    ['embedded key', hmac({ ...header, jwk: { kty: 'oct', k: 'eA' } }, service, 'x')],
    ['signed with the publishable key', hmac(header, service, publishableKey)],
    ...WEAK_SECRETS.map((secret): [string, string] => [
      `signed with '${secret}'`,
      hmac(header, service, secret),
    ]),
    ['garbage', 'aaaa.bbbb.cccc'],
    ['empty parts', '..'],
    ['not base64', '%%%.%%%.%%%'],
  ];
}
