import { readAhead, type AppStore } from '@plainday/data-api';
import { noteReadAhead, wasReadAhead } from '@plainday/data-device';
import { dayKeyOf } from '@plainday/domain-calendar';
import type { HostedModule, RemoteHost } from '@plainday/federation-host';
import { isOnline, systemClock, untilIdle } from '@plainday/shared-platform';

/** Who asks for which tools. */
export interface Reading {
  readonly host: Pick<RemoteHost, 'modules' | 'loadOffers'>;
  readonly store: AppStore;
  readonly userId: string;
  readonly hidden: readonly string[];
}

/** Tools that list rows of the account, and whose code beside the page knows how. */
function listing({ id, stores, offers }: HostedModule, hidden: readonly string[]): boolean {
  return (stores?.account ?? []).length > 0 && offers !== undefined && !hidden.includes(id);
}

/** Once a day: reads the lists of all tools that are not hidden, also of those that were never opened. */
export async function readLists({ host, store, userId, hidden }: Reading): Promise<void> {
  const mark = [userId, dayKeyOf(systemClock.now()), ...hidden].join(' ');
  if (wasReadAhead(mark) || !isOnline()) return;
  for (const module of host.modules().filter((one) => listing(one, hidden))) {
    await untilIdle();
    if (!isOnline()) return;
    // A tool that cannot be loaded says so when it is opened.
    await host.loadOffers(module.id).catch(() => null);
  }
  if (await readAhead(store)) noteReadAhead(mark);
}
