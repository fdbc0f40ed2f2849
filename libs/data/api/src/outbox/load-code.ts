import { loadElsewhere } from '../elsewhere/load-elsewhere';
import type { StoreExtra } from '../store/store-extra';

/** Downloads the code of an endpoint: of a tool, or of what is decided about changes of other devices. */
export function loadCode({ loadEndpoint }: StoreExtra, endpoint: string): Promise<unknown> {
  return endpoint.startsWith('elsewhere') ? loadElsewhere() : loadEndpoint(endpoint);
}
