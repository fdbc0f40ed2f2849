import type { Release } from '@plainday/federation-contract';
import { toolVersion } from '../record/changes';
import { filesInUse } from '../record/files-in-use';
import { readPart } from '../record/parts';
import type { ReleaseRecord } from '../record/release-record';
import type { Site } from '../site/site';

/** The release without a remote, or without one tool of it. Throws where neither it nor what is live has it. */
export function without(live: Release | null) {
  return (release: ReleaseRecord, name: string): ReleaseRecord => {
    const { app, tool } = readPart(name);
    const { [app]: remote, ...others } = release.remotes;
    const has = (one: Release | null) =>
      tool === undefined ? one?.remotes[app] : toolVersion(one?.remotes[app], tool);
    if (!has(release) && !has(live)) {
      const there = Object.keys(release.remotes).join(', ');
      throw new Error(`'${name}' is not live. There are ${there}.`);
    }
    if (!remote || tool === undefined) return { ...release, remotes: others };
    const left = { ...remote, modules: remote.modules.filter(({ id }) => id !== tool) };
    const mixed = { ...left, files: filesInUse(left, remote.files) };
    return { ...release, remotes: { ...others, [app]: mixed } };
  };
}

/** The first release that served a tool in the version that is live. */
async function sourceOf(site: Site, live: Release, app: string, tool: string) {
  const version = toolVersion(live.remotes[app], tool);
  const same = (await site.releases()).filter(
    ({ remotes }) => toolVersion(remotes[app], tool) === version,
  );
  const { commit, by } = same.at(-1) ?? {};
  return `${commit ? `commit ${commit}` : 'an unknown commit'}${by ? ` by ${by}` : ''}`;
}

/** Rejects a release that would take away what it was not told to: the build is of a clone that lacks it. */
export async function refuseLost(
  site: Site,
  next: Release,
  live: Release,
  removed: readonly string[],
): Promise<void> {
  const lines: string[] = [];
  const ways: string[] = [];
  for (const [app, { modules }] of Object.entries(live.remotes)) {
    const kept = next.remotes[app];
    if (!kept) continue;
    for (const { id } of modules) {
      const name = `${app}/${id}`;
      if (toolVersion(kept, id) !== undefined || removed.includes(name)) continue;
      lines.push(
        `${name} is live and not in this build. It came from ${await sourceOf(site, live, app, id)}.`,
      );
      ways.push(`--remove ${name}`);
    }
  }
  if (lines.length === 0) return;
  throw new Error(
    `${lines.join('\n')}\nNothing was released. Get it first: git pull. ` +
      `Or take it away: say ${ways.join(' ')} as well.`,
  );
}
