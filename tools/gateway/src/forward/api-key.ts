import { createHash, timingSafeEqual } from 'node:crypto';
import { header, type GatewayRequest } from '../http/request';

const digest = (value: string) => createHash('sha256').update(value).digest();

/**
 * True when the request carries the publishable key. The secret key is refused here as well: nothing
 * outside of this process has a use for it.
 */
export function carriesKey(request: GatewayRequest, publishableKey: string): boolean {
  const key = header(request, 'apikey') ?? '';
  return timingSafeEqual(digest(key), digest(publishableKey));
}
