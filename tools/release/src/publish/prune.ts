import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { moduleBuild } from '@plainday/federation-contract/release';
import { subDays } from 'date-fns/subDays';
import { exists } from '../site/disk';
import { isOver } from '../record/preview';
import type { ReleaseRecord } from '../record/release-record';
import type { Site } from '../site/site';
import { withSiteLock } from '../site/site-lock';
import { assetsOfPages } from './used-assets';

/** Reads `30d`. Throws on anything else. */
export function parseDays(text: string): number {
  const [, days] = /^(\d+)d$/.exec(text) ?? [];
  if (days === undefined) throw new Error(`'${text}' is no age. Say for example --prune 30d.`);
  return Number(days);
}

/** Releases that pages may still be open of: live now, live since then, or the one to go back to. */
function kept(releases: readonly ReleaseRecord[], live: ReleaseRecord, since: string) {
  return releases.filter(({ id, createdAt }, index) => {
    const replacedAt = releases[index - 1]?.createdAt;
    const isNeeded = id === live.id || id === live.previous;
    return isNeeded || createdAt >= since || (replacedAt !== undefined && replacedAt >= since);
  });
}

function foldersOf({ shell, marketing, remotes }: Release): string[] {
  const builds = Object.entries(remotes).flatMap(([name, remote]) => {
    const each = remote.modules.flatMap((one) => [moduleBuild(remote, one), one.previous]);
    return [remote, remote.previous, ...each].flatMap((build) =>
      build ? [`remotes/${name}/${build.version}`] : [],
    );
  });
  return [`shell/${shell.version}`, `marketing/${marketing.version}`, ...builds];
}

/** Of releases that go, those that say what the builds are made of that tools fall back on: nothing else does. */
function vouching(
  gone: readonly ReleaseRecord[],
  needed: ReadonlySet<string>,
  kept: readonly Release[],
) {
  const folderOf = (path: string) => path.slice(1, path.lastIndexOf('/'));
  const listed = ({ remotes }: Release) =>
    Object.values(remotes).flatMap(({ files }) => files.map(({ path }) => folderOf(path)));
  const known = new Set(kept.flatMap(listed));
  return gone.filter((release) => {
    const news = listed(release).filter((folder) => needed.has(folder) && !known.has(folder));
    for (const folder of news) known.add(folder);
    return news.length > 0;
  });
}

async function subfolders(folder: string, path: string): Promise<string[]> {
  const root = join(folder, path);
  if (!(await exists(root))) return [];
  return (await readdir(root)).map((name) => `${path}/${name}`);
}

/** What waits in channels, and the channels of previews that are over. */
async function waitingAndEnded(site: Site, now: Date): Promise<[ReleaseRecord[], string[]]> {
  const waiting: ReleaseRecord[] = [];
  const ended: string[] = [];
  for (const channel of await site.channels()) {
    const record = await site.next(channel);
    if (record && isOver(record, now)) ended.push(channel);
    else if (record) waiting.push(record);
  }
  return [waiting, ended];
}

/** Removes releases older than some days and what only they need. Returns what was removed. */
export function prune(site: Site, days: number, now = new Date()): Promise<string[]> {
  return withSiteLock(site.folder, async () => {
    const live = await site.current();
    if (!live) return [];
    const releases = await site.releases();
    const since = subDays(now, days).toISOString();
    const [waiting, ended] = await waitingAndEnded(site, now);
    const keep = [...kept(releases, live, since), ...waiting];
    const gone = releases.filter((release) => !keep.includes(release));

    const needed = new Set([live, ...keep].flatMap(foldersOf));
    const served = new Set([live, ...waiting].flatMap(foldersOf));
    const witnesses = vouching(gone, served, [live, ...keep]);
    const remoteNames = await subfolders(site.folder, 'remotes');
    const roots = ['shell', 'marketing', ...remoteNames];
    const there = (await Promise.all(roots.map((root) => subfolders(site.folder, root)))).flat();
    const pages = keep.map(({ marketing }) => `marketing/${marketing.version}`);
    const assets = await assetsOfPages(site.folder, pages);
    for (const { shell } of [live, ...keep]) for (const { path } of shell.files) assets.add(path);
    const oldAssets = gone
      .flatMap(({ shell }) => shell.files.map(({ path }) => path))
      .filter((path) => !assets.has(path));

    const removed = [
      ...ended.map((channel) => `channels/${channel}.json`),
      ...gone
        .filter((release) => !witnesses.includes(release))
        .map(({ id }) => `releases/${id}.json`),
      ...there.filter((folder) => !needed.has(folder)),
      ...oldAssets.flatMap((path) => [path, `${path}.br`, `${path}.gz`]),
    ];
    for (const path of removed) await rm(join(site.folder, path), { recursive: true, force: true });
    await site.clearLeftovers();
    if (removed.length > 0) await site.note({ what: 'prune', note: `${days}d`, parts: removed });
    return removed;
  });
}
