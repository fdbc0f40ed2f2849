import type { IncomingMessage } from 'node:http';
import type { Log } from '../core/levels';

/** What who runs the gateway behind a proxy should know. */
export const SHARED_LIMITS =
  'PLAINDAY_PROXY_HOPS is 0: behind a proxy all visitors share one rate limit. Set it to the number of your proxies.';

/** Says once that a proxy stands in front which the settings do not know of. */
export function proxyAdvice(proxyHops: number, log: Log) {
  let isSaid = proxyHops > 0;
  return ({ headers }: IncomingMessage): void => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return;
    isSaid = true;
    log(SHARED_LIMITS, 'warn');
  };
}
