import { join } from 'node:path';
import type { Release, RemoteRelease } from '@plainday/federation-contract';
import {
  collectMarketing,
  collectRemote,
  collectShell,
  type Collected,
  type DistOf,
} from '../build/collect';
import { replaceRemote, replaceTool } from '../record/mix-remote';
import { ownPart } from '../record/own-part';
import type { Part } from '../record/parts';
import type { ReleaseRecord } from '../record/release-record';
import type { FreshFolders } from '../render/candidate-server';
import type { Site } from '../site/site';

/** What a release takes from builds that are not in the site yet. */
export class Draft {
  constructor(private readonly distOf: DistOf) {}

  readonly fresh = new Map<string, unknown>();
  readonly copies: ((site: Site) => Promise<void>)[] = [];
  readonly folders: FreshFolders[number][] = [];
  readonly builds = new Map<string, Promise<Collected<RemoteRelease>>>();

  take<Described>({ described, copy }: Collected<Described>): Described {
    this.copies.push(copy);
    return described;
  }

  async remote(name: string): Promise<RemoteRelease> {
    const build = this.builds.get(name) ?? collectRemote(name, this.distOf);
    this.builds.set(name, build);
    const collected = await build;
    const path = `remotes/${name}/${collected.described.version}`;
    this.fresh.set(`${path}/remote.json`, collected.json);
    this.folders.push([`/${path}`, this.distOf(name)]);
    return this.take(collected);
  }

  async shell(): Promise<Release['shell']> {
    const collected = await collectShell(this.distOf);
    const path = `shell/${collected.described.version}`;
    this.fresh.set(`${path}/shell.json`, collected.json);
    this.folders.push([`/${path}`, this.distOf('shell')]);
    this.folders.push(['/assets', join(this.distOf('shell'), 'assets')]);
    return this.take(collected);
  }

  async marketing(): Promise<Release['marketing']> {
    return this.take(await collectMarketing(this.distOf));
  }
}

/** The release with one part as it is built now. */
export async function putPart(
  draft: Draft,
  release: ReleaseRecord,
  part: Part,
): Promise<ReleaseRecord> {
  const { app, tool } = part;
  if (app === 'shell') return { ...release, shell: await draft.shell() };
  if (app === 'marketing') return { ...release, marketing: await draft.marketing() };
  const build = await draft.remote(app);
  const live = release.remotes[app];
  if (tool !== undefined && !live) {
    throw new Error(`'${app}' is not live yet. Release it whole first: npm run release -- ${app}`);
  }
  const remote =
    tool !== undefined && live
      ? replaceTool(build, tool, live)
      : ownPart(release, app, replaceRemote(build, live));
  return { ...release, remotes: { ...release.remotes, [app]: remote } };
}

/** Where nothing is live: shell and public pages as they are built, and no remotes. */
export async function emptyRelease(draft: Draft): Promise<ReleaseRecord> {
  return {
    id: '',
    createdAt: '',
    shell: await draft.shell(),
    marketing: await draft.marketing(),
    remotes: {},
    previous: null,
  };
}
