import type { Outbox } from '../outbox/outbox';
import type { LateReads } from '../read/late-reads';
import type { Sender } from '../send/sender';
import type { WriteLine } from '../send/write-line';
import type { Optimism } from '../write/optimism';

/** What belongs to one store and is reached from endpoints and thunks as `extra`. */
export interface StoreExtra {
  readonly line: WriteLine;
  readonly late: LateReads;
  readonly optimism: Optimism;
  readonly outbox: Outbox;
  readonly sender: Sender;
  /** Downloads the code of an endpoint that no loaded tool has. */
  readonly loadEndpoint: (endpoint: string) => Promise<unknown>;
  /** Endpoint name of each write that has been started, by request id. */
  readonly writes: Map<string, string>;
}
