import type { IncomingMessage, Server } from 'node:http';
import { join } from 'node:path';
import { answerHealth } from './app/health';
import { answerMailbox } from './app/mailbox-routes';
import { startOwnBackend, type OwnBackend } from './app/own-backend';
import { ownOrigins, type Origins } from './app/origins';
import { proxyAdvice } from './app/proxy-advice';
import { readRequest } from './app/read-request';
import { answer, type Routes } from './app/router';
import { lockDataDir } from './boot/data-lock';
import type { DataLock } from './boot/held-lock';
import { keysOf, loadKeys, type Keys } from './boot/keys';
import { listen, stopListening } from './http/listen';
import { holdBack } from './http/hold-back';
import { OpenRequests } from './http/open-requests';
import { withoutRepeats } from './http/repeats';
import { apiError, type Reply } from './http/reply';
import { securityHeaders, supabaseSources } from './http/security-headers';
import { createHttpServer } from './http/server';
import { systemClock, type Clock } from './core/clock';
import { defaultLimits } from './limits/settings';
import { upTo, type Log } from './core/levels';
import type { TrialNews } from '@plainday/tool-release/trial';
import { startObserving, type Observation } from './app/observation';
import { operatorRule } from './operators/operators';
import { createPlatformRoute } from './operators/platform-route';
import { platformState } from './operators/platform-state';
import type { Gateway, GatewayOptions } from './options';
import { LastRelease } from './site/genuine/last-release';
import { Site } from './site/site';
import { keepTrial } from './trial/keep-trial';
import { TrialCounts } from './trial/trial-counts';
import { tellWebhook } from './trial/webhook';

const KEYS_FILE = 'keys.json';
/** All sockets together. */
const MAX_SOCKETS = 2000;

type Handler = (message: IncomingMessage) => Promise<Reply>;

const starting: Handler = async ({ url: path = '', method = '' }) => ({
  ...((await answerHealth({ path, method }, null)) ??
    apiError(503, 'starting', 'Starting. Try again.', { 'retry-after': '1' })),
  isEarly: true,
});

/** Another gateway has the data: whatever is asked, it is no longer ours to answer. */
const taken = () =>
  apiError(503, 'taken_over', 'Another server has taken over. Try again.', { 'retry-after': '2' });

function makeRoutes(
  options: GatewayOptions,
  origins: Origins,
  own: OwnBackend | null,
  observation: Observation,
  counts: TrialCounts,
  clock: Clock,
  log: Log,
): Routes {
  const mailbox = own?.mailbox ?? null;
  const site = new Site({
    siteDir: options.siteDir,
    offline: options.offline,
    releaseKey: options.releaseKey,
    last: new LastRelease(join(options.dataDir, 'last-release.json')),
    sources: {
      connect: supabaseSources(options.supabase?.url),
      https: origins.main.startsWith('https:'),
    },
    configFor: ({ origin }) => ({
      supabaseUrl: options.supabase?.url ?? origin,
      publishableKey: options.supabase?.publishableKey ?? own?.publishableKey ?? '',
      mailbox: mailbox !== null,
      releaseKey: options.releaseKey,
    }),
    onVisit: (request, sides) => counts.visit(request, sides),
    log,
  });
  return {
    site,
    auth: own && ((request) => own.auth(request)),
    rest: own && ((request) => own.rest(request)),
    live: own && ((request) => own.live(request)),
    voice: own && ((request) => own.voice(request)),
    calendar: own && ((request) => own.calendar(request)),
    feed: own && ((request) => own.feed(request)),
    pushAnswer: own && ((request) => own.pushAnswer(request)),
    endMails: own && ((request) => own.endMails(request)),
    platform: createPlatformRoute({
      own,
      isOperator: operatorRule(options),
      state: () =>
        platformState({ siteDir: options.siteDir, site, faults: observation.recent, clock }),
    }),
    alive: own ? () => own.alive() : undefined,
    mailbox: mailbox && ((request) => answerMailbox(request, mailbox)),
    observed: observation.routes(origins, site, counts),
  };
}

function makeHandler(options: GatewayOptions, origins: Origins, routes: Routes, log: Log): Handler {
  const limit = options.limits?.openRequestsPerAddress ?? defaultLimits.openRequestsPerAddress;
  const open = new OpenRequests(limit);
  const held = new OpenRequests(limit);
  const lookForProxy = proxyAdvice(options.proxyHops ?? 0, log);
  return async (message) => {
    lookForProxy(message);
    const read = readRequest(message, origins, options.proxyHops ?? 0);
    if ('refusal' in read) return read.refusal;
    const { request } = read;
    if (!open.enter(request.address)) {
      const isPatient = await held.during(request.address, holdBack);
      return apiError(429, 'too_many_requests', 'Too many requests at once.', {
        'retry-after': '1',
        ...(!isPatient && { connection: 'close' }),
      });
    }
    try {
      return await answer(request, routes);
    } finally {
      open.leave(request.address);
    }
  };
}

/** Behind a proxy every socket is the proxy's. */
function socketsPerPeer({ proxyHops, limits }: GatewayOptions): number | undefined {
  if (proxyHops) return undefined;
  return limits?.socketsPerAddress ?? defaultLimits.socketsPerAddress;
}

/** Starts a gateway: takes the data directory, listens, starts the backend, and answers. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const clock = options.clock ?? systemClock;
  const say = upTo(options.logLevel ?? 'info', options.log ?? (() => undefined));
  const log = withoutRepeats(say, clock);
  const observation = startObserving(options, clock, say);
  const host = options.host ?? '127.0.0.1';
  const undo: (() => Promise<void>)[] = [];
  const close = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    let handle = starting;
    let keys: Keys | null = null;
    let lock: DataLock | null = null;
    if (!options.supabase) {
      lock = await lockDataDir(options.dataDir);
      undo.push(lock.release);
      keys = options.secret
        ? keysOf(options.secret)
        : await loadKeys(join(options.dataDir, KEYS_FILE));
    }
    const server: Server = createHttpServer({
      handle: (message) => handle(message),
      headers: securityHeaders(options.publicUrl?.startsWith('https:') ?? false),
      sockets: { total: MAX_SOCKETS, perPeer: socketsPerPeer(options) },
      observe: (message) => observation.observer.begin(message),
    });
    const { portOfOthers } = options;
    const port = portOfOthers ?? (await listen(server, options.port ?? 0, host));
    undo.push(() => stopListening(server));
    const origins = ownOrigins(host, port, options.publicUrl);
    const { registry } = observation;
    const own = keys && (await startOwnBackend({ options, keys, origins, clock, log, registry }));
    if (own) {
      undo.splice(-1, 0, () => own.close());
      undo.push(() => Promise.resolve(own.endStreams()));
    }
    void lock?.lost.then(() => {
      own?.abandon();
      options.onLost?.();
    });
    const counts = new TrialCounts(clock);
    const routes = makeRoutes(options, origins, own, observation, counts, clock, log);
    const { siteDir } = options;
    const tell = (news: TrialNews) => tellWebhook(options, origins.main, news);
    undo.push(keepTrial({ siteDir, site: routes.site, counts, clock, registry, log, tell }));
    const answered = makeHandler(options, origins, routes, log);
    handle = async (message) => ((await lock?.isOwn()) === false ? taken() : answered(message));
    if (portOfOthers) await listen(server, options.port ?? 0, host);
    const publishableKey = options.supabase?.publishableKey ?? own?.publishableKey ?? '';
    const mailboxUrl = own?.mailbox ? `${origins.main}/dev/mailbox?key=${own.mailbox.key}` : null;
    return { url: origins.main, publishableKey, mailboxUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}
