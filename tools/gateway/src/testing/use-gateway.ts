import { Client } from './client';
import { startProcess, type GatewayProcess } from './gateway-process';
import type { Program } from './programs';
import { prepareData } from './data/prepared-data';
import { tempSite } from './temp-site';

/** What a test file needs of the gateway it runs against. Filled before its first test. */
export interface RunningGateway {
  process: GatewayProcess;
  client: Client;
  siteDir: string;
  dataDir: string;
}

/** One machine is everybody in these tests, so limits per network address would end them early. */
export const wideAddressLimits = {
  PLAINDAY_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '500',
  PLAINDAY_LIMIT_SIGN_UPS_PER_ADDRESS: '500',
  PLAINDAY_LIMIT_MAILS_PER_ADDRESS: '500',
  PLAINDAY_LIMIT_LINK_FAILURES_PER_ADDRESS: '500',
};

/** Starts a gateway with an embedded database that holds nobody before the tests of a file, and stops it after them. */
export function useGateway(
  env: Readonly<Record<string, string>> = {},
  program?: Program,
): RunningGateway {
  const running = {} as RunningGateway;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const site = await tempSite();
    remove = site.remove;
    const siteDir = site.folder;
    const dataDir = `${site.folder}-data`;
    await prepareData('postgres', dataDir);
    const folders = { PLAINDAY_SITE_DIR: siteDir, PLAINDAY_DATA_DIR: dataDir };
    const gateway = await startProcess({ ...folders, ...env }, program);
    const config = (await (await fetch(`${gateway.url}/config.json`)).json()) as {
      publishableKey: string;
    };
    const client = new Client(gateway.url, config.publishableKey, dataDir);
    Object.assign(running, { process: gateway, client, siteDir, dataDir });
  }, 90_000);
  afterAll(async () => {
    const code = await running.process.stop();
    await remove();
    expect(code).toBe(0);
  }, 30_000);
  return running;
}

let people = 0;

/** An address that no other test of the file uses. */
export function someone(): string {
  people += 1;
  return `person${people}@example.org`;
}
