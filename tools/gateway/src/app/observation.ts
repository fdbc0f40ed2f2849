import type { Origins } from './origins';
import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { Clock } from '../core/clock';
import type { GatewayOptions } from '../options';
import type { Site } from '../site/site';
import type { TrialCounts } from '../trial/trial-counts';
import { answerMetrics } from '../observe/answer-metrics';
import { BrowserFaults } from '../observe/browser-faults';
import type { Log } from '../core/levels';
import { Observer } from '../observe/observer';
import { watchProcess } from '../observe/process-numbers';
import { RecentFaults } from '../observe/recent-faults';
import { Registry } from '../observe/registry';

/** What watches over one gateway, and what it tells. */
export interface Observation {
  readonly registry: Registry;
  readonly observer: Observer;
  readonly recent: RecentFaults;
  /** The routes of it: numbers for the operator, reports of browsers. */
  routes(
    origins: Origins,
    site: Site,
    counts: TrialCounts,
  ): (request: GatewayRequest) => Promise<Reply | null>;
}

/** Begins to watch; `log` must say each line it is given. */
export function startObserving(options: GatewayOptions, clock: Clock, log: Log): Observation {
  const registry = new Registry();
  watchProcess(registry);
  const recent = new RecentFaults(clock);
  const observer = new Observer({ registry, clock, trustsIds: Boolean(options.proxyHops), log });
  const access = {
    token: options.metricsToken,
    fromHere: !options.publicUrl && !options.proxyHops,
  };
  return {
    registry,
    observer,
    recent,
    routes(origins, site, counts) {
      const release = async () => (await site.live())?.release;
      registry.gauge('plainday_release_info', 'The live release.', async () => [
        [{ id: (await release())?.id ?? 'none' }, 1],
      ]);
      const tools = async () =>
        Object.values((await release())?.remotes ?? {}).flatMap(({ modules }) =>
          modules.map(({ id }) => id),
        );
      const faults = new BrowserFaults({
        registry,
        clock,
        recent,
        log,
        origins: origins.all,
        tools,
        onFaults: async (request, of) => counts.faults(request, await site.sides(request), of),
      });
      return async (request) =>
        (await answerMetrics(request, registry, access)) ?? faults.answer(request);
    },
  };
}
