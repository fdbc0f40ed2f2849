import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { SITE, startGatewayProcess } from './gateway-process';

/** Serves the built site once for all specs that leave the release alone. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!existsSync(join(SITE, 'release.json'))) {
    throw new Error('There is no built site. Run `npm run release -- --all` first.');
  }
  const gateway = await startGatewayProcess(SITE);
  process.env['PLAINDAY_E2E_URL'] = gateway.url;
  return gateway.close;
}
