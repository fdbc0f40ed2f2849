import { userTest } from './fixtures';
import { startGatewayProcess, type GatewayProcess } from './gateway-process';
import { SiteCopy } from './site-copy';

interface OwnSite {
  site: SiteCopy;
  gateway: GatewayProcess;
  original: Awaited<ReturnType<SiteCopy['release']>>;
}

/** A signed-in person on a site that belongs to this worker alone, back to its first release before each test. */
export const ownSiteTest = userTest.extend<{ site: SiteCopy }, { ownSite: OwnSite }>({
  ownSite: [
    async ({}, use) => {
      const site = await SiteCopy.create();
      const gateway = await startGatewayProcess(site.folder);
      await use({ site, gateway, original: await site.release() });
      await gateway.close();
      await site.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ ownSite }, use) => use(ownSite.gateway.url),
  site: async ({ ownSite }, use) => {
    await ownSite.site.setRelease(ownSite.original);
    await use(ownSite.site);
    await ownSite.site.setRelease(ownSite.original);
  },
});
