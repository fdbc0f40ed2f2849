import { join } from 'node:path';
import { endLinks } from '../../../../supabase/functions/reminders/end-link';
import { vapidKeysOf } from '../../../../supabase/functions/reminders/vapid';
import { smtpSender } from '../../../../supabase/functions/shared/smtp';
import { hearCommands } from '../admin/beside-gateway';
import { createFeedRoute } from '../api/calendar-feed';
import { createEndMailsRoute, END_MAILS } from '../api/end-mails';
import { createCalendarRoute } from '../api/foreign-calendar';
import { Forwarder } from '../forward/forward';
import { personOf, type Person } from '../forward/person';
import { createPushAnswerRoute } from '../api/push-answer';
import { answerRest } from '../api/rest';
import { Sessions } from '../forward/sessions';
import { createVoiceRoute } from '../api/voice';
import { answerAuth } from '../auth/auth';
import { isOpenSession } from '../auth/open-sessions';
import type { AuthParts } from '../auth/auth-parts';
import { PASSWORD_COST } from '../auth/password/passwords';
import type { Backend } from '../backend';
import { keepCopies } from '../backup/keep-copies';
import { aboutServer } from '../boot/explain-failure';
import { saveKeys, type Keys } from '../boot/keys';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import { AuthLimits } from '../limits/auth-limits';
import { feedLimits } from '../limits/feed-limits';
import { FairShare } from '../limits/fair-share';
import { hourly } from '../limits/hourly';
import type { Clock } from '../core/clock';
import { defaultLimits } from '../limits/settings';
import { sharedCounts } from '../limits/shared-counts';
import { countsInMemory } from '../limits/windows';
import { answerLive } from '../live/answer-live';
import { startLive } from '../live/live';
import { tellOthers } from '../live/tell-others';
import { Mailbox } from '../mail/mailbox';
import type { SendMail } from '../mail/mail';
import { failedSignIns } from '../observe/failed-sign-ins';
import type { Log } from '../core/levels';
import { startPushes } from '../push/pushes';
import type { Registry } from '../observe/registry';
import type { GatewayOptions } from '../options';
import { loadMailboxKey } from '../boot/mailbox-key';
import { keepForgetting } from './forgetting';
import { isOwnMachine } from './own-machine';
import type { LocalMailbox } from './mailbox-routes';
import { SHARED_LIMITS } from './proxy-advice';
import type { Origins } from './origins';

const ALIVE_MS = 2000;
/** In an hour: mail servers end mails for many of their people. */
const ENDS_PER_ADDRESS = 600;
/** Of the eight connections some stay free for signing in and for looking up sessions. */
const DATABASE_SHARES = { running: 6, waiting: 600 };

/** The backend of this process with the routes that lead to it. */
export interface OwnBackend {
  auth(request: GatewayRequest): Promise<Reply>;
  rest(request: GatewayRequest): Promise<Reply>;
  voice(request: GatewayRequest): Promise<Reply>;
  calendar(request: GatewayRequest): Promise<Reply>;
  feed(request: GatewayRequest): Promise<Reply>;
  pushAnswer(request: GatewayRequest): Promise<Reply>;
  endMails(request: GatewayRequest): Promise<Reply>;
  live(request: GatewayRequest): Promise<Reply>;
  /** Who is signed in, by the token of a request; null for nobody. */
  person(request: GatewayRequest): Promise<Person | null>;
  /** Sends those who listen away: before a server can stop, its answers must end. */
  endStreams(): void;
  /** True while the database answers. */
  alive(): Promise<boolean>;
  /** The key every request to it must carry. */
  readonly publishableKey: string;
  /** Mails that are shown on this machine; null when they are sent, or must not be shown. */
  readonly mailbox: LocalMailbox | null;
  close(): Promise<void>;
  /** Drops the database at once, without a last word: it belongs to another gateway by now. */
  abandon(): void;
}

/** What the gateway hands to its backend. */
export interface OwnBackendParts {
  readonly options: GatewayOptions;
  readonly keys: Keys;
  readonly origins: Origins;
  readonly clock: Clock;
  readonly registry: Registry;
  readonly log: Log;
}

async function isAlive(backend: Backend): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ALIVE_MS);
  });
  const answered = backend.query('select 1').then(
    () => true,
    () => false,
  );
  const alive = await Promise.race([answered, late]);
  clearTimeout(timer);
  return alive;
}

/** The mailbox is for one person at one machine: never with a server, a proxy or a public address. */
function showsMailbox(options: GatewayOptions): boolean {
  return !options.smtp && !options.databaseUrl && isOwnMachine(options);
}

/** What an operator should know about these settings. */
function advice({ smtp, publicUrl, proxyHops }: GatewayOptions, mailboxShown: boolean): string[] {
  const lines: string[] = [];
  if (!smtp && !mailboxShown) {
    lines.push('No SMTP_URL is set: e-mails stay in the data directory and nobody receives them.');
  }
  if (publicUrl?.startsWith('https:') && !proxyHops) lines.push(SHARED_LIMITS);
  return lines;
}

/** Whom a push service may ask about what is sent here. */
function pushContact({ publicUrl, smtp }: GatewayOptions): string {
  const address = /[^\s@<]+@[^\s@>]+/.exec(smtp?.from ?? '')?.[0];
  if (address) return `mailto:${address}`;
  return publicUrl?.startsWith('https:') ? publicUrl : 'mailto:nobody@plainday.invalid';
}

async function openMail(parts: OwnBackendParts): Promise<{
  send: SendMail;
  mailbox: Mailbox;
  close(): void;
}> {
  const { options, clock } = parts;
  const mailbox = new Mailbox(join(options.dataDir, 'mailbox.json'), clock);
  // Also where mails are sent: what lies there from before is to be forgotten.
  await mailbox.load();
  if (options.smtp) return { ...smtpSender(options.smtp), mailbox };
  return { send: (mail) => mailbox.add(mail), mailbox, close: () => undefined };
}

/** Starts the backend: embedded, or on a PostgreSQL server of the user's. */
export async function startOwnBackend(parts: OwnBackendParts): Promise<OwnBackend> {
  const { options, keys, origins, clock, registry, log } = parts;
  const { passwordCost = PASSWORD_COST } = options;
  // The auth server reads it there and nowhere else; what an operator's shell holds must not weaken passwords.
  process.env['LITE_AUTH_BCRYPT_COST'] = String(passwordCost);
  const mail = await openMail(parts);
  const { startBackend } = await import('../backend');
  const started = startBackend({
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl,
    driver: options.db,
    siteUrl: origins.main,
    keys,
    sharesKeys: options.databaseUrl !== undefined && options.secret === undefined,
    // Confirmation and recovery are written and sent by the auth routes, which own their links.
    sendEmail: async ({ kind = 'signup', ...other }) => {
      if (kind !== 'signup' && kind !== 'recovery') await mail.send(other);
    },
    log,
  });
  const backend = await started.catch((error: unknown) => {
    throw aboutServer(error, options);
  });
  const { publishableKey, jwtSecret } = backend.keys;
  // Backups hold the file, and another start begins with it.
  if (jwtSecret !== keys.jwtSecret)
    await saveKeys(join(options.dataDir, 'keys.json'), backend.keys);
  const shown = showsMailbox(options);
  const key = shown ? await loadMailboxKey(options.dataDir) : '';
  for (const line of advice(options, shown)) log(line, 'warn');
  const sessions = new Sessions(
    clock,
    (user, session) => isOpenSession(backend, user, session),
    (ids) => tellOthers(backend, ids, log),
  );
  const forwarder = new Forwarder(backend, origins.main, publishableKey);
  const alive = () => isAlive(backend);
  const endCopies = keepCopies({ options, backend, clock, log });
  const limits = { ...defaultLimits, ...options.limits };
  const shares = new FairShare({
    ...DATABASE_SHARES,
    runningPerKey: limits.runningPerUser,
    waitingPerKey: limits.waitingPerUser,
  });
  // Others connect to the database beside the gateway; this one is open to one process at a time.
  const endCommands =
    backend.kind === 'pglite' &&
    (await hearCommands(options.dataDir, { database: backend, origin: origins.main }));
  const links = endLinks(jwtSecret);
  const endForgetting = keepForgetting({ backend, mailbox: mail.mailbox, log });
  const endPushes = await startPushes({
    backend,
    keys: vapidKeysOf(jwtSecret),
    contact: pushContact(options),
    insteadTo: options.outgoingTo,
    mail: options.smtp
      ? {
          send: mail.send,
          site: origins.main,
          endOf: (device) => origins.main + END_MAILS + links.tokenOf(device),
        }
      : null,
    log,
  });
  const forget = (email: string) => void mail.mailbox.forget(email);
  const live = startLive({ backend, sessions, limits, clock, forget, log });
  registry.gauge('plainday_database_up', 'Whether the database answers.', async () =>
    (await alive()) ? 1 : 0,
  );
  registry.gauge('plainday_live_streams', 'Browsers that listen.', () => live.streams.count);
  registry.gauge('plainday_database_turns', 'Requests in the database, and in line for it.', () => [
    [{ state: 'running' }, shares.count.running],
    [{ state: 'waiting' }, shares.count.waiting],
  ]);
  const counts =
    backend.kind === 'server'
      ? sharedCounts({ backend, clock, secret: jwtSecret })
      : countsInMemory(clock);
  const auth: AuthParts = {
    forwarder,
    sessions,
    limits: new AuthLimits(limits, clock, counts),
    send: mail.send,
    mailsLeave: !shown,
    origins: origins.all,
    passwordCost,
    inTurn: (key, job) => backend.inTurn(key, job),
    log,
    noteFailure: failedSignIns(log, clock, jwtSecret),
  };
  return {
    auth: (request) => answerAuth(request, auth, alive),
    alive,
    publishableKey,
    rest: (request) =>
      answerRest(request, {
        forwarder,
        sessions,
        shares,
        list: (asked) => backend.list(asked),
        alive,
      }),
    voice: createVoiceRoute({
      service: options.transcription ?? null,
      forwarder,
      sessions,
      clock,
      log,
    }),
    calendar: createCalendarRoute({
      forwarder,
      sessions,
      clock,
      insteadTo: options.outgoingTo,
    }),
    feed: createFeedRoute({ backend, shares, clock, take: feedLimits(limits, clock, counts) }),
    pushAnswer: createPushAnswerRoute({ backend, shares }),
    endMails: createEndMailsRoute({
      backend,
      links,
      shares,
      take: hourly(counts, 'ends of mails', ENDS_PER_ADDRESS),
    }),
    live: (request) => answerLive(request, { forwarder, sessions, live }),
    person: (request) => personOf(request, { forwarder, sessions }),
    endStreams: () => live.close(),
    mailbox: shown ? { mailbox: mail.mailbox, key } : null,
    close: async () => {
      if (endCommands) await endCommands();
      live.close();
      endForgetting();
      await endPushes();
      await endCopies();
      await backend.close();
      mail.close();
    },
    abandon: () => {
      live.close();
      endForgetting();
      void endPushes();
      backend.abandon();
    },
  };
}
