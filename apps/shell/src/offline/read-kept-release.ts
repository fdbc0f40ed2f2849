import type { Release } from '@plainday/federation-contract';
import { KEPT_PAGE, PAGES } from './kept';

/** The release of the page that is kept to start offline; null where none is. It ran, so it was good. */
export async function readKeptRelease(): Promise<Release | null> {
  const kept = await (await caches.open(PAGES)).match(KEPT_PAGE);
  if (!kept) return null;
  const [, json] = /id="plainday-release">(.+?)<\/script>/s.exec(await kept.text()) ?? [];
  return json ? (JSON.parse(json) as Release) : null;
}
