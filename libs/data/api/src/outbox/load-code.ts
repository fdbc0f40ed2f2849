import type { StoreExtra } from '../store/ports/store-extra';

/** Downloads the code of an endpoint: of a tool, or of what is decided about changes of other devices. */
export function loadCode(extra: StoreExtra, endpoint: string): Promise<unknown> {
  return endpoint.startsWith('elsewhere') ? extra.elsewhere() : extra.loadEndpoint(endpoint);
}
