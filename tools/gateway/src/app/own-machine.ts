import { isLoopback } from '../http/client-address';
import type { GatewayOptions } from '../options';

/** Whether a gateway is for who sits at its machine: not with a proxy, nor under an address that others reach. */
export function isOwnMachine({
  host,
  publicUrl,
  proxyHops,
}: Pick<GatewayOptions, 'host' | 'publicUrl' | 'proxyHops'>): boolean {
  const near = !publicUrl || isLoopback(new URL(publicUrl).hostname.replace(/[[\]]/g, ''));
  return isLoopback(host ?? '127.0.0.1') && near && !proxyHops;
}
