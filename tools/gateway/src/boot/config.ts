import { resolve } from 'node:path';
import * as z from 'zod/mini';
import {
  readService,
  type TranscriptionService,
} from '../../../../supabase/functions/voice-to-text/settings';
import { canonicalEmail } from '../auth/emails';
import { isLoopback } from '../http/client-address';
import { defaultLimits, type LimitSettings } from '../limits/settings';
import { LEVELS } from '../core/levels';
import type { GatewayOptions } from '../options';
import { weakness } from './weak-secret';

/** A setting in the environment cannot be used. The message names the variable and what it takes. */
export class ConfigError extends Error {}

const limitVariables: Readonly<Record<string, keyof LimitSettings>> = {
  PLAINDAY_LIMIT_SIGN_IN_FAILURES_PER_EMAIL: 'signInFailuresPerEmail',
  PLAINDAY_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: 'signInFailuresPerAddress',
  PLAINDAY_LIMIT_SIGN_IN_WINDOW_MINUTES: 'signInWindowMinutes',
  PLAINDAY_LIMIT_SIGN_UPS_PER_ADDRESS: 'signUpsPerAddress',
  PLAINDAY_LIMIT_MAILS_PER_EMAIL: 'mailsPerEmail',
  PLAINDAY_LIMIT_MAILS_PER_ADDRESS: 'mailsPerAddress',
  PLAINDAY_LIMIT_MAIL_INTERVAL_SECONDS: 'mailIntervalSeconds',
  PLAINDAY_LIMIT_LINK_FAILURES_PER_ADDRESS: 'linkFailuresPerAddress',
  PLAINDAY_LIMIT_FEED_READS_PER_ADDRESS: 'feedReadsPerAddress',
  PLAINDAY_LIMIT_FEED_READS_PER_FEED: 'feedReadsPerFeed',
  PLAINDAY_LIMIT_OPEN_REQUESTS_PER_ADDRESS: 'openRequestsPerAddress',
  PLAINDAY_LIMIT_SOCKETS_PER_ADDRESS: 'socketsPerAddress',
  PLAINDAY_LIMIT_RUNNING_PER_USER: 'runningPerUser',
  PLAINDAY_LIMIT_WAITING_PER_USER: 'waitingPerUser',
  PLAINDAY_LIMIT_STREAMS_PER_USER: 'streamsPerUser',
  PLAINDAY_LIMIT_STREAMS_PER_ADDRESS: 'streamsPerAddress',
  PLAINDAY_LIMIT_STREAMS: 'streams',
};

const webUrl = z.string().check(z.refine((value) => urlOf(value, ['http:', 'https:']) !== null));

type Environment = Readonly<Record<string, string | undefined>>;

function urlOf(value: string, protocols: readonly string[]): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && protocols.includes(url.protocol) && url.hostname ? url : null;
}

function read<T>(
  env: Environment,
  name: string,
  schema: z.ZodMiniType<T>,
  takes: string,
): T | undefined {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return undefined;
  const result = z.safeParse(schema, value);
  if (!result.success) throw new ConfigError(`${name} must be ${takes}.`);
  return result.data;
}

function integer(env: Environment, name: string, min: number, max: number): number | undefined {
  const digits = z.string().check(
    z.regex(/^\d{1,9}$/),
    z.refine((value) => Number(value) >= min && Number(value) <= max),
  );
  const value = read(env, name, digits, `a whole number from ${min} to ${max}`);
  return value === undefined ? undefined : Number(value);
}

function url(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const schema = z.string().check(z.refine((value) => urlOf(value, protocols) !== null));
  return read(env, name, schema, `an address that begins with ${protocols.join('// or ')}//`);
}

function readSupabase(env: Environment): GatewayOptions['supabase'] {
  const address = read(env, 'SUPABASE_URL', webUrl, 'the address of a Supabase project');
  const key = read(env, 'SUPABASE_PUBLISHABLE_KEY', z.string(), 'a key');
  if (address && !key) {
    throw new ConfigError('SUPABASE_PUBLISHABLE_KEY must be set together with SUPABASE_URL.');
  }
  if (!address) return undefined;
  if (isSecretKey(key ?? '')) {
    throw new ConfigError(
      'SUPABASE_PUBLISHABLE_KEY holds a secret key. Every browser would see it; use the publishable one.',
    );
  }
  return { url: address.replace(/\/+$/, ''), publishableKey: key ?? '' };
}

function isSecretKey(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('utf8');
  return payload.includes('"service_role"');
}

function readSmtp(env: Environment): GatewayOptions['smtp'] {
  const address = url(env, 'SMTP_URL', ['smtp:', 'smtps:']);
  const from = read(
    env,
    'SMTP_FROM',
    z.string().check(z.regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/)),
    'a sender such as Plainday <hello@example.org>',
  );
  if (address && !from) throw new ConfigError('SMTP_FROM must be set together with SMTP_URL.');
  return address && from ? { url: address, from } : undefined;
}

function readTranscription(env: Environment): TranscriptionService | null {
  try {
    return readService(env);
  } catch (error) {
    throw new ConfigError((error as Error).message);
  }
}

function readToken(env: Environment, name: string): string | undefined {
  const token = read(env, name, z.string(), 'a token');
  const reason = token === undefined ? null : weakness(token);
  if (reason) throw new ConfigError(`${name} ${reason}. Make one with: openssl rand -hex 32`);
  return token;
}

/** Addresses in the form accounts are kept in. */
function readOperators(env: Environment): string[] | undefined {
  const emails = env['PLAINDAY_OPERATORS']?.split(',').filter((part) => part.trim() !== '');
  if (!emails?.length) return undefined;
  return emails.map((given) => {
    const email = canonicalEmail(given);
    if (email) return email;
    throw new ConfigError('PLAINDAY_OPERATORS must be e-mail addresses with commas between them.');
  });
}

function readLimits(env: Environment): Partial<LimitSettings> {
  const limits: Partial<Record<keyof LimitSettings, number>> = {};
  for (const [variable, setting] of Object.entries(limitVariables)) {
    const smallest = setting === 'mailIntervalSeconds' ? 0 : 1;
    limits[setting] = integer(env, variable, smallest, 1_000_000) ?? defaultLimits[setting];
  }
  return limits;
}

function readReleaseKey(env: Environment, publicUrl: string | undefined): string | undefined {
  const form = z.string().check(z.regex(/^[\w-]{43}$/));
  const key = read(
    env,
    'PLAINDAY_RELEASE_KEY',
    form,
    'what npm run release -- --new-key has printed',
  );
  if (key || !publicUrl || isLoopback(new URL(publicUrl).hostname.replace(/[[\]]/g, '')))
    return key;
  throw new ConfigError(
    'PLAINDAY_RELEASE_KEY must be set together with PUBLIC_URL: releases that nobody has signed run on loopback only. ' +
      'npm run release -- --new-key makes a key, and -- --sign signs what is live.',
  );
}

/** The embedded database belongs to one process. */
function readWorkers(env: Environment): number {
  const workers = integer(env, 'PLAINDAY_WORKERS', 1, 64) ?? 1;
  if (workers > 1 && !env['DATABASE_URL']?.trim()) {
    throw new ConfigError(
      'PLAINDAY_WORKERS above 1 needs DATABASE_URL: the embedded database belongs to one process.',
    );
  }
  return workers;
}

/** Reads all settings from the environment. Throws a `ConfigError` for the first that is wrong. */
export function readOptions(env: Environment, folder: string): GatewayOptions {
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (publicUrl && new URL(publicUrl).pathname !== '/') {
    throw new ConfigError('PUBLIC_URL must be an origin without a path, e.g. https://example.org.');
  }
  return {
    siteDir: resolve(folder, env['PLAINDAY_SITE_DIR']?.trim() || 'dist/site'),
    dataDir: resolve(folder, env['PLAINDAY_DATA_DIR']?.trim() || '.data'),
    host:
      read(
        env,
        'HOST',
        z.string().check(z.regex(/^[\w.:-]+$/)),
        'an address to listen on, e.g. 127.0.0.1',
      ) ?? '127.0.0.1',
    port: integer(env, 'PORT', 0, 65_535) ?? 4200,
    publicUrl: publicUrl && new URL(publicUrl).origin,
    db: read(env, 'PLAINDAY_DB', z.enum(['postgres', 'pglite']), 'postgres or pglite'),
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    workers: readWorkers(env),
    secret: readToken(env, 'PLAINDAY_SECRET'),
    supabase: readSupabase(env),
    smtp: readSmtp(env),
    transcription: readTranscription(env),
    proxyHops: integer(env, 'PLAINDAY_PROXY_HOPS', 0, 10) ?? 0,
    copies: integer(env, 'PLAINDAY_COPIES', 0, 365),
    offline: read(env, 'PLAINDAY_OFFLINE', z.enum(['on', 'off']), 'on or off') !== 'off',
    logLevel: read(env, 'PLAINDAY_LOG_LEVEL', z.enum(LEVELS), LEVELS.join(', ')),
    metricsToken: readToken(env, 'PLAINDAY_METRICS_TOKEN'),
    operators: readOperators(env),
    webhook: url(env, 'PLAINDAY_WEBHOOK', ['https:']),
    releaseKey: readReleaseKey(env, publicUrl),
    limits: readLimits(env),
  };
}
