import type { ReleaseRecord } from '../record/release-record';
import type { Site } from '../site/site';
import { withSiteLock } from '../site/site-lock';
import { refuseDamaged } from '../site/verify';

/** Signs the live release as it is, also one that was published before there was a key. */
export function signLive(site: Site): Promise<ReleaseRecord> {
  return withSiteLock(site.folder, async () => {
    const live = await site.current();
    if (!live) throw new Error('Nothing is live yet.');
    if (!site.canSign) throw new Error('There is no key. First: npm run release -- --new-key');
    await refuseDamaged(site, live);
    // Nobody has the old key of the site any more: the new one names the owners again.
    const isLost = live.owned && !site.isOfTeam(live.owned);
    return site.publish(live, { what: 'sign' }, isLost ? null : undefined);
  });
}
