import type { Optimism } from '../../cache/optimism';
import type { Sender } from '../../wire/sender';
import type { WriteLine } from '../../wire/write-line';
import type { Elsewhere } from './elsewhere';
import type { LateReads } from './late-reads';
import type { Outbox } from './outbox';

/** What belongs to one store and is reached from endpoints and thunks as `extra`. */
export interface StoreExtra {
  readonly line: WriteLine;
  readonly late: LateReads;
  readonly optimism: Optimism;
  readonly outbox: Outbox;
  readonly sender: Sender;
  /** Downloads how writes meet what other devices have done. */
  readonly elsewhere: () => Promise<Elsewhere>;
  /** Downloads the code of an endpoint that no loaded tool has. */
  readonly loadEndpoint: (endpoint: string) => Promise<unknown>;
  /** Writes that are under way, until they end or somebody else signs in. */
  readonly writes: Set<string>;
}
