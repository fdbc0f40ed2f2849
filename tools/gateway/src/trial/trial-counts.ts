import { randomBytes } from 'node:crypto';
import { stepName, writeTally, type Arm } from '@plainday/tool-release/trial';
import { header, type GatewayRequest } from '../http/request';
import type { Clock } from '../core/clock';
import { RecentKeys } from '../limits/recent-keys';
import { chooseRelease, type Sides } from '../site/channel';
import type { LiveRelease } from '../site/live-release';

/** A browser counts once in this time, however often it loads the page or fails. */
const ONCE_MS = 600_000;

/** A fault as far as a trial needs it. */
export interface CountedFault {
  readonly tool: string;
  readonly release: string;
}

interface Counts {
  visits: number;
  readonly faults: Record<string, number>;
}

const nothing = (): Counts => ({ visits: 0, faults: {} });

/** The parts on trial that a tool belongs to. All run in the shell, so each fault is one of it, too. */
function partsOf(tool: string, { release, parts = [] }: LiveRelease): string[] {
  const app = Object.entries(release.remotes).find(([, { modules }]) =>
    modules.some(({ id }) => id === tool),
  )?.[0];
  return parts.filter((part) => part === 'shell' || part === app || part === `${app}/${tool}`);
}

/** Counts visits and faults of one trial, of browsers that were drawn: numbers alone, nothing of a person is kept. */
export class TrialCounts {
  readonly #gateway = randomBytes(6).toString('hex');
  readonly #seen: RecentKeys;
  #step = '';
  #isNew = false;
  #counts = { fresh: nothing(), current: nothing() };

  constructor(clock: Clock) {
    this.#seen = new RecentKeys(ONCE_MS, clock);
  }

  /** A page of the dashboard was opened. */
  visit(request: GatewayRequest, sides: Sides): void {
    const side = this.#sideOf(request, sides);
    if (!side || !this.#isFirst(request, side.name)) return;
    side.counts.visits += 1;
    this.#isNew = true;
  }

  /** A browser has reported faults. */
  faults(request: GatewayRequest, sides: Sides, faults: readonly CountedFault[]): void {
    const side = this.#sideOf(request, sides);
    const { next } = sides;
    if (!side || !next) return;
    // A page from before belongs to no side.
    const own = faults.filter(({ release }) => release === side.release.release.id);
    for (const part of new Set(own.flatMap(({ tool }) => partsOf(tool, next)))) {
      if (!this.#isFirst(request, `${side.name} ${part}`)) continue;
      side.counts.faults[part] = (side.counts.faults[part] ?? 0) + 1;
      this.#isNew = true;
    }
  }

  /** Says what was counted to all gateways of the site, where it is more than before. */
  async tell(siteDir: string): Promise<void> {
    if (!this.#isNew) return;
    this.#isNew = false;
    const { fresh, current }: Record<'fresh' | 'current', Arm> = this.#counts;
    await writeTally(siteDir, this.#gateway, { step: this.#step, fresh, current });
  }

  #sideOf(request: GatewayRequest, sides: Sides) {
    const { live, next } = sides;
    if (!live || !next?.trial) return null;
    const { channel, release } = chooseRelease(request, sides);
    if (channel?.by !== 'share' || !release) return null;
    const { at, since } = next.trial;
    const step = stepName(live.release.id, next.release.id, at, since);
    if (step !== this.#step) {
      this.#step = step;
      this.#counts = { fresh: nothing(), current: nothing() };
    }
    const { fresh, current } = this.#counts;
    const counts = channel.name === 'next' ? fresh : current;
    return { name: channel.name, release, counts };
  }

  #isFirst(request: GatewayRequest, what: string): boolean {
    const browser = `${request.address} ${header(request, 'user-agent') ?? ''}`.slice(0, 300);
    const draw = /plainday-canary=(\d{1,2})/.exec(header(request, 'cookie') ?? '')?.[1] ?? '';
    const key = `${this.#step} ${what} ${draw} ${browser}`;
    if (this.#seen.has(key)) return false;
    this.#seen.add(key);
    return true;
  }
}
