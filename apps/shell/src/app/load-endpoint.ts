import type { RemoteHost } from '@plainday/federation-host';
import { ownerOf } from './endpoint-owner.logic';

/**
 * Downloads the tool that a write needs which is not sent yet. A tool that could not be loaded is asked for again each
 * time; until it comes the write stays on the device.
 */
export async function loadEndpoint(host: RemoteHost, endpoint: string): Promise<void> {
  const id = ownerOf(endpoint, host.modules());
  if (!id) return;
  if (host.state(id).status === 'failed') await host.retry(id);
  else host.preload(id);
  await host.whenSettled(id);
}
