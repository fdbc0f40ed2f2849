import { performance } from 'node:perf_hooks';
import type { Registry } from './registry';

/** What is known of any Node process, under the names every dashboard knows. */
export function watchProcess(registry: Registry): void {
  const startedAt = (performance.timeOrigin / 1000).toFixed(3);
  registry.gauge('process_resident_memory_bytes', 'Resident memory in bytes.', () =>
    process.memoryUsage.rss(),
  );
  registry.gauge(
    'process_cpu_seconds_total',
    'CPU time, user and system, in seconds.',
    () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    },
    'counter',
  );
  registry.gauge('process_start_time_seconds', 'When the process began.', () => Number(startedAt));
  registry.gauge(
    'nodejs_eventloop_utilization',
    'Share of its time the event loop has worked since the last look.',
    sinceLastLook(),
  );
}

function sinceLastLook(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return Number.isFinite(utilization) ? utilization : 0;
  };
}
