import type { Release } from '@plainday/federation-contract';
import { RELEASE_BLOCK } from '@plainday/shared-platform/start';
import { KEPT_PAGE, PAGES } from './kept';

const RELEASE = new RegExp(`id="${RELEASE_BLOCK}">(.+?)</script>`, 's');

/** The release of the page that is kept to start offline; null where none is. It ran, so it was good. */
export async function readKeptRelease(): Promise<Release | null> {
  const kept = await (await caches.open(PAGES)).match(KEPT_PAGE);
  if (!kept) return null;
  const [, json] = RELEASE.exec(await kept.text()) ?? [];
  return json ? (JSON.parse(json) as Release) : null;
}
