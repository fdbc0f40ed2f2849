import * as z from 'zod/mini';
import { readJson } from '../http/json-body';
import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import { Repeats } from '../http/repeats';
import type { Clock } from '../core/clock';
import { SlidingWindow } from '../limits/sliding-window';
import { fieldLine } from './fault-line';
import type { Log } from '../core/levels';
import type { RecentFaults } from './recent-faults';
import type { Counter, Registry } from './registry';

const MAX_BODY_BYTES = 4 * 1024;
const TEN_MINUTES = 600_000;
const EVERYBODY = '';

const version = z.string().check(z.regex(/^[\w.-]{1,64}$/));

/** Names and numbers of the program, nothing that a person could have typed. */
const faultSchema = z.strictObject({
  kind: z.enum([
    'unreachable',
    'too-slow',
    'unusable',
    'remote-too-old',
    'shell-too-old',
    'unknown',
    'crashed',
    'frozen',
    'shell',
  ]),
  tool: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  version: z.optional(version),
  release: version,
  /** The previous version took over: people saw the tool. */
  healed: z.boolean(),
  /** Class of the error, as the program names it. */
  error: z.optional(z.string().check(z.regex(/^[A-Za-z]{1,40}$/))),
  /** File of the build, with line and column. */
  place: z.optional(z.string().check(z.regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/))),
});

const reportSchema = z.strictObject({
  faults: z.array(faultSchema).check(z.minLength(1), z.maxLength(10)),
});

type BrowserFault = z.infer<typeof faultSchema>;

/** What taking reports needs. */
export interface BrowserFaultParts {
  readonly registry: Registry;
  readonly clock: Clock;
  readonly recent: RecentFaults;
  readonly origins: readonly string[];
  /** Ids of the tools of the live release: others are counted together. */
  tools(): Promise<readonly string[]>;
  /** Takes what was counted, with who has reported it. */
  onFaults?(request: GatewayRequest, faults: readonly BrowserFault[]): Promise<void>;
  readonly log: Log;
}

/** Takes what browsers say of cards and failed remotes: counted, one line a minute each, bounded in every way. */
export class BrowserFaults {
  readonly #parts: BrowserFaultParts;
  readonly #byAddress: SlidingWindow;
  readonly #all: SlidingWindow;
  readonly #repeats: Repeats;
  readonly #counter: Counter;

  constructor(parts: BrowserFaultParts) {
    this.#parts = parts;
    this.#byAddress = new SlidingWindow(20, TEN_MINUTES, parts.clock);
    this.#all = new SlidingWindow(600, TEN_MINUTES, parts.clock);
    this.#repeats = new Repeats(parts.clock);
    this.#counter = parts.registry.counter(
      'plainday_browser_faults_total',
      'Tools that failed in a browser, as it has reported.',
    );
  }

  /** Answers `POST /faults/v1`; null for any other address. */
  async answer(request: GatewayRequest): Promise<Reply | null> {
    if (request.path !== '/faults/v1') return null;
    if (request.method !== 'POST') return methodNotAllowed('POST');
    const origin = header(request, 'origin');
    if (origin !== undefined && !this.#parts.origins.includes(origin)) {
      return apiError(403, 'foreign_origin', 'Only pages of this site report here.');
    }
    if (!this.#byAddress.take(request.address) || !this.#all.take(EVERYBODY)) {
      return apiError(429, 'too_many_reports', 'Enough is known.', { 'retry-after': '600' });
    }
    const { value } = await readJson(request, MAX_BODY_BYTES);
    const report = z.safeParse(reportSchema, value);
    if (!report.success) return apiError(400, 'bad_report', 'This is no report.');
    const tools = await this.#parts.tools();
    for (const fault of report.data.faults) this.#note(fault, tools);
    await this.#parts.onFaults?.(request, report.data.faults);
    return { status: 204 };
  }

  #note(fault: BrowserFault, tools: readonly string[]): void {
    const { kind, healed } = fault;
    const tool = kind === 'shell' || tools.includes(fault.tool) ? fault.tool : 'other';
    this.#counter.add({ kind, tool, healed: String(healed) });
    this.#parts.recent.note({ ...fault, tool: kind === 'shell' ? kind : tool });
    const what = { ...fault, tool, healed: String(healed) };
    const before = this.#repeats.before(fieldLine(what));
    if (before === null) return;
    this.#parts.log(fieldLine({ fault: 'browser', ...what, before: before || undefined }), 'warn');
  }
}
