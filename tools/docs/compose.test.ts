import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { readOptions } from '../gateway/src/boot/config';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** What the Compose Specification calls these, and nothing beside it: an unknown word is refused there, too. */
const texts = z.array(z.string());
const common = {
  image: z.string(),
  restart: z.literal('unless-stopped'),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  volumes: texts,
  stop_grace_period: z.string(),
};
const composeSchema = z.strictObject({
  name: z.literal('plainday'),
  services: z.strictObject({
    database: z.strictObject({
      ...common,
      healthcheck: z.strictObject({
        test: texts,
        interval: z.string(),
        timeout: z.string(),
        retries: z.number(),
      }),
    }),
    gateway: z.strictObject({
      ...common,
      build: z.strictObject({ context: z.literal('.'), dockerfile: z.string(), secrets: texts }),
      init: z.literal(true),
      depends_on: z.strictObject({
        database: z.strictObject({ condition: z.literal('service_healthy') }),
      }),
      ports: texts,
    }),
  }),
  secrets: z.record(z.string(), z.strictObject({ file: z.string() })),
  volumes: z.record(z.string(), z.null()),
});

type Values = Readonly<Record<string, string>>;

/** Puts variables in as Compose does; what must be set and is not, is refused. */
function filled(text: string, env: Values): string {
  const plain = text.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => env[name] ?? '');
  return plain.replaceAll(
    /\$\{(\w+):([-?])([^}]*)\}/g,
    (_, name: string, sign: string, rest: string) => {
      const value = env[name];
      if (value) return value;
      if (sign === '?') throw new Error(`${name}: ${rest}`);
      return rest;
    },
  );
}

const compose = (env: Values) =>
  z.parse(composeSchema, parse(filled(read('compose.yaml'), env)) as unknown);

/** What the page has people write, with a password and a key of the right form, and a home. */
const [, written = ''] =
  /`\.env`[\s\S]*?```ini\n(.*?)```/s.exec(read('tools/docs/RUNNING.md')) ?? [];
const values: Values = {
  ...(Object.fromEntries(
    written
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  ) as Values),
  HOME: '/home/ann',
  POSTGRES_PASSWORD: 'a'.repeat(48),
  PLAINDAY_RELEASE_KEY: 'k'.repeat(43),
};

test('the file is one of Compose, and the gateway takes what it is given', () => {
  const { services, secrets, volumes } = compose(values);
  const { database, gateway } = services;
  const environment = Object.fromEntries(
    Object.entries(gateway.environment).map(([name, value]) => [name, String(value)]),
  );
  const options = readOptions(environment, '/opt/plainday');
  expect(options).toMatchObject({
    publicUrl: 'https://plainday.example.org',
    proxyHops: 1,
    releaseKey: values['PLAINDAY_RELEASE_KEY'],
    smtp: { from: 'Plainday <hello@example.org>' },
  });
  const at = new URL(options.databaseUrl ?? '');
  const { POSTGRES_USER, POSTGRES_DB, POSTGRES_PASSWORD } = database.environment;
  expect([at.hostname, at.username, at.password, at.pathname]).toEqual([
    'database',
    POSTGRES_USER,
    POSTGRES_PASSWORD,
    `/${POSTGRES_DB}`,
  ]);
  expect(database.image).toMatch(/^docker\.io\/library\/postgres:\d+-/);
  expect(database.healthcheck.test.slice(0, 2)).toEqual(['CMD', 'pg_isready']);
  expect(gateway.build.secrets).toEqual(Object.keys(secrets));
  expect(secrets['release-key']?.file).toBe('/home/ann/.config/plainday/release.key');
  // Nobody reaches it but the proxy on the same machine, and nothing that must stay lies in a container.
  expect(gateway.ports).toEqual(['127.0.0.1:4200:4200']);
  expect(gateway.volumes).toEqual(['plainday:/data']);
  expect(database.volumes).toEqual(['database:/var/lib/postgresql/data']);
  expect(Object.keys(volumes).sort()).toEqual(['database', 'plainday']);
});

test.each(['PUBLIC_URL', 'POSTGRES_PASSWORD', 'PLAINDAY_RELEASE_KEY'])(
  'it does not start without %s, and says so',
  (name) => {
    const rest = Object.entries(values).filter(([known]) => known !== name);
    expect(() => compose(Object.fromEntries(rest))).toThrow(name);
  },
);

test('its file of secrets goes into no image and no repository', () => {
  for (const list of ['.dockerignore', '.gitignore']) {
    expect(read(list).split('\n')).toContain('.env');
  }
});
