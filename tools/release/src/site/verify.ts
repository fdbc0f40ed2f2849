import type { Release } from '@plainday/federation-contract';
import { checkFiles } from '../build/release-files';
import type { Site } from './site';

/** Files of a release that are gone from the site, or are not what the release says they are. */
export async function damagedFiles(site: Site, release: Release): Promise<readonly string[]> {
  return (await checkFiles(site.folder, release)).damaged;
}

/** Refuses to lead anybody to files that are not there. */
export async function refuseDamaged(site: Site, release: Release): Promise<void> {
  const damaged = await damagedFiles(site, release);
  if (damaged.length === 0) return;
  const shown = damaged.slice(0, 5).join(', ');
  const more = damaged.length > 5 ? ` and ${damaged.length - 5} more` : '';
  throw new Error(`Its files are gone or damaged: ${shown}${more}. Nothing was rolled back.`);
}
