import { randomBytes } from 'node:crypto';
import type { Release } from '@plainday/federation-contract';
import { collectMarketing, collectRemote, collectShell } from './collect';
import type { Site } from './site';

/** The remotes of this workspace, in the order the sidebar asks for them. */
export const remotes = ['tasks', 'tools-time', 'tools-wellbeing', 'tools-knowledge'] as const;

/** What can be published: a remote, `shell` or `marketing`. */
export const publishable: readonly string[] = ['shell', 'marketing', ...remotes];

function newId(now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-');
  return `${stamp}-${randomBytes(2).toString('hex')}`;
}

function sameContent(a: Release, b: Release): boolean {
  const content = ({ shell, marketing, remotes: live }: Release) =>
    JSON.stringify([
      shell.version,
      marketing.version,
      Object.entries(live).map(([name, remote]) => [name, remote.version]),
    ]);
  return content(a) === content(b);
}

/**
 * Publishes the named apps as built in their `dist` folders; the rest stays as it is live.
 * Returns the live release, which is the old one when nothing has changed.
 */
export async function publish(
  site: Site,
  apps: readonly string[],
  now = new Date(),
): Promise<Release> {
  const live = await site.current();
  const wanted = live ? apps : publishable;
  const next: Release = {
    id: newId(now),
    createdAt: now.toISOString(),
    shell: live && !wanted.includes('shell') ? live.shell : await collectShell(site),
    marketing:
      live && !wanted.includes('marketing') ? live.marketing : await collectMarketing(site),
    remotes: { ...live?.remotes },
    previous: live?.id ?? null,
  };
  for (const name of remotes) {
    if (wanted.includes(name)) {
      next.remotes[name] = await collectRemote(site, name, live?.remotes[name]);
    }
  }
  if (live && sameContent(live, next)) return live;
  await site.publish(next);
  return next;
}

/** Points back to an earlier release, to the one before the live one by default. */
export async function rollback(site: Site, id?: string): Promise<Release> {
  const live = await site.current();
  const target = id ?? live?.previous;
  if (!target) throw new Error('There is no earlier release to go back to.');
  const release = await site.release(target);
  await site.publish(release);
  return release;
}
