import { ConfigError, readOptions } from './config';

const KEY = 'k'.repeat(43);
const read = (env: Record<string, string>) => readOptions(env, '/srv/plainday');

describe('readOptions', () => {
  it('has a default for everything', () => {
    expect(read({})).toMatchObject({
      siteDir: '/srv/plainday/dist/site',
      dataDir: '/srv/plainday/.data',
      host: '127.0.0.1',
      port: 4200,
      proxyHops: 0,
      offline: true,
      limits: { signInFailuresPerEmail: 5, mailIntervalSeconds: 60 },
    });
  });

  it('takes secrets that cannot be guessed, and no others', () => {
    const good = 'Kq3nV8-xWz0pLr7yTb2m_Hc5sJd9gFa1';
    expect(read({ PLAINDAY_SECRET: good, PLAINDAY_METRICS_TOKEN: good })).toMatchObject({
      secret: good,
      metricsToken: good,
    });
    for (const name of ['PLAINDAY_SECRET', 'PLAINDAY_METRICS_TOKEN']) {
      expect(() => read({ [name]: 'short' })).toThrow(`${name} is shorter than 32 bytes. Make one`);
    }
    expect(read({ PLAINDAY_LOG_LEVEL: 'warn' }).logLevel).toBe('warn');
    expect(() => read({ PLAINDAY_LOG_LEVEL: 'loud' })).toThrow('error, warn, info, debug');
  });

  it('takes the addresses of operators as accounts have them, and nothing that is none', () => {
    const operators = (value: string) => read({ PLAINDAY_OPERATORS: value }).operators;
    expect(operators('Ann@Example.org, bob@example.org,')).toEqual([
      'ann@example.org',
      'bob@example.org',
    ]);
    expect([operators(''), operators(' , ')]).toEqual([undefined, undefined]);
    for (const wrong of ['ann', 'ann@example.org;bob@example.org', '*', '@example.org']) {
      expect(() => operators(wrong)).toThrow('PLAINDAY_OPERATORS must be e-mail addresses');
    }
  });

  it('takes what is set; an empty variable counts as unset', () => {
    const options = read({
      PORT: '8080',
      HOST: '0.0.0.0',
      PLAINDAY_DATA_DIR: '/var/lib/plainday',
      PLAINDAY_DB: 'pglite',
      PUBLIC_URL: 'https://plainday.example/',
      PLAINDAY_RELEASE_KEY: KEY,
      SMTP_URL: 'smtps://user:word@mail.example:465',
      SMTP_FROM: 'Plainday <hello@plainday.example>',
      DATABASE_URL: '',
      PLAINDAY_PROXY_HOPS: '1',
      PLAINDAY_OFFLINE: 'off',
      PLAINDAY_LIMIT_MAIL_INTERVAL_SECONDS: '0',
    });
    expect(options).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/lib/plainday',
      db: 'pglite',
      publicUrl: 'https://plainday.example',
      releaseKey: KEY,
      smtp: { from: 'Plainday <hello@plainday.example>' },
      databaseUrl: undefined,
      proxyHops: 1,
      offline: false,
      limits: { mailIntervalSeconds: 0 },
    });
  });

  it('takes a Supabase project', () => {
    const supabase = { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_PUBLISHABLE_KEY: 'sb_p_1' };
    expect(read(supabase).supabase).toEqual({
      url: 'https://x.supabase.co',
      publishableKey: 'sb_p_1',
    });
  });

  const serviceRole = `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`;

  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '-1' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ PORT: '4200.5' }, 'PORT'],
    [{ HOST: 'a b' }, 'HOST'],
    [{ PLAINDAY_DB: 'sqlite' }, 'PLAINDAY_DB'],
    [{ PLAINDAY_OFFLINE: 'no' }, 'PLAINDAY_OFFLINE'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ PLAINDAY_WORKERS: '0' }, 'PLAINDAY_WORKERS'],
    [{ PLAINDAY_WORKERS: '2' }, 'DATABASE_URL'],
    [{ PUBLIC_URL: 'plainday.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://plainday.example' }, 'PLAINDAY_RELEASE_KEY'],
    [{ PLAINDAY_RELEASE_KEY: 'short' }, 'PLAINDAY_RELEASE_KEY'],
    [{ PUBLIC_URL: 'https://plainday.example/app' }, 'PUBLIC_URL'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail' }, 'SMTP_FROM'],
    [{ SMTP_URL: 'smtp://mail', SMTP_FROM: 'a@b.co\r\nBcc: x@y.z' }, 'SMTP_FROM'],
    [{ SUPABASE_URL: 'x' }, 'SUPABASE_URL'],
    [{ SUPABASE_URL: 'https://x.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY'],
    [
      { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'sb_secret_1' },
      'SUPABASE_PUBLISHABLE_KEY',
    ],
    [
      { SUPABASE_URL: 'https://x.supabase.co', SUPABASE_PUBLISHABLE_KEY: serviceRole },
      'SUPABASE_PUBLISHABLE_KEY',
    ],
    [{ PLAINDAY_PROXY_HOPS: '11' }, 'PLAINDAY_PROXY_HOPS'],
    [{ TRANSCRIPTION_URL: 'ftp://x' }, 'TRANSCRIPTION_URL'],
    [
      { TRANSCRIPTION_URL: 'http://x', TRANSCRIPTION_TIMEOUT_SECONDS: '500' },
      'TRANSCRIPTION_TIMEOUT_SECONDS',
    ],
    [{ PLAINDAY_LIMIT_MAILS_PER_EMAIL: '0' }, 'PLAINDAY_LIMIT_MAILS_PER_EMAIL'],
    [{ PLAINDAY_LIMIT_MAILS_PER_EMAIL: 'off' }, 'PLAINDAY_LIMIT_MAILS_PER_EMAIL'],
  ])('names the variable that is wrong: %j', (env, name) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(name);
  });

  it('does not repeat a secret in its message', () => {
    expect(() => read({ DATABASE_URL: 'mysql://user:canary@host' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('canary') }),
    );
  });
});
