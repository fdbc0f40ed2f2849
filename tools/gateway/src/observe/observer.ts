import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Clock } from '../core/clock';
import { Repeats } from '../http/repeats';
import type { Observed, Reply } from '../http/reply';
import { fieldLine } from './fault-line';
import type { Log } from '../core/levels';
import type { Registry } from './registry';
import { loggablePath, routeOf } from './route-of';

const MAX_PATH = 80;
const givenId = /^[\w.-]{8,64}$/;
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** What an observer is made of. */
export interface ObserverParts {
  readonly registry: Registry;
  readonly clock: Clock;
  /** Whether a proxy of ours stands in front, whose request ids are good. */
  readonly trustsIds: boolean;
  readonly log: Log;
}

/** The code the answer gives to its reader, so that both ends speak of the same thing. */
function codeOf({ body }: Reply): string | undefined {
  try {
    const { error_code: name, code } = JSON.parse(Buffer.from(body ?? '').toString('utf8'));
    const value: unknown = name ?? code;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Watches requests: counts them, times them, and says one line for each that failed on our side. */
export class Observer {
  readonly #parts: ObserverParts;
  readonly #repeats: Repeats;
  readonly #requests;
  readonly #seconds;
  #open = 0;

  constructor(parts: ObserverParts) {
    this.#parts = parts;
    this.#repeats = new Repeats(parts.clock);
    const { registry } = parts;
    this.#requests = registry.counter('plainday_http_requests_total', 'Answered requests.');
    this.#seconds = registry.histogram(
      'plainday_http_request_duration_seconds',
      'Time to the answer, of streams to its head.',
    );
    registry.gauge('plainday_http_open_requests', 'Requests being answered.', () => this.#open);
  }

  begin(message: IncomingMessage): Observed {
    const { headers, method = '', url = '' } = message;
    const given = this.#parts.trustsIds ? headers['x-request-id'] : undefined;
    const id =
      typeof given === 'string' && givenId.test(given) ? given : randomBytes(6).toString('hex');
    const path = loggablePath(url.split('?')[0] ?? '').slice(0, MAX_PATH);
    const startedAt = performance.now();
    this.#open += 1;
    return {
      id,
      end: (reply) => {
        this.#open -= 1;
        const route = routeOf(path);
        const seconds = (performance.now() - startedAt) / 1000;
        const known = methods.has(method) ? method : 'other';
        this.#requests.add({ route, method: known, status: reply.status });
        this.#seconds.observe({ route }, seconds);
        this.#say(id, { method: known, path }, reply, seconds);
      },
    };
  }

  #say(id: string, asked: { method: string; path: string }, reply: Reply, seconds: number): void {
    const { log } = this.#parts;
    const { status, cause, isEarly = false } = reply;
    if (status < 500 || isEarly) {
      const ms = Math.round(seconds * 1000);
      log(fieldLine({ request: 'answered', id, ...asked, status, ms }), 'debug');
      return;
    }
    const what = { ...asked, status, code: codeOf(reply), cause };
    const before = this.#repeats.before(fieldLine(what));
    if (before === null) return;
    const line = fieldLine({ fault: 'request', id, ...what, before: before || undefined });
    log(line, status === 503 && cause === undefined ? 'warn' : 'error');
  }
}
