import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import type { Release, RemoteRelease } from '@plainday/federation-contract';
import { SITE } from './gateway-process';

/** A copy of the built site that a spec may damage and publish to. */
export class SiteCopy {
  #edits = 0;

  private constructor(readonly folder: string) {}

  static async create(): Promise<SiteCopy> {
    const folder = await mkdtemp(join(tmpdir(), 'plainday-site-'));
    await cp(SITE, folder, { recursive: true });
    return new SiteCopy(folder);
  }

  async remove(): Promise<void> {
    await rm(this.folder, { recursive: true, force: true });
  }

  async release(): Promise<Release> {
    return parseRelease(JSON.parse(await readFile(join(this.folder, 'release.json'), 'utf8')));
  }

  /** Puts another release live, the way `npm run release` does: beside, then renamed. */
  async setRelease(release: Release): Promise<void> {
    const file = join(this.folder, 'release.json');
    const json = JSON.stringify(release);
    await writeFile(join(this.folder, 'releases', `${release.id}.json`), json);
    await writeFile(`${file}.tmp`, json);
    await rename(`${file}.tmp`, file);
  }

  /** Puts a release into a channel, the next one by default, or ends it. */
  async setNext(release: Release | null, channel = 'next'): Promise<void> {
    const file = join(this.folder, 'channels', `${channel}.json`);
    if (!release) return rm(file, { force: true });
    await mkdir(dirname(file), { recursive: true });
    await writeFile(`${file}.tmp`, JSON.stringify(release));
    await rename(`${file}.tmp`, file);
  }

  /** Changes what the live release says of one remote. */
  async changeRemote(
    name: string,
    change: (remote: RemoteRelease) => RemoteRelease,
  ): Promise<void> {
    const release = await this.release();
    const remote = release.remotes[name];
    if (!remote) throw new Error(`There is no remote '${name}' in the release.`);
    const remotes = { ...release.remotes, [name]: change(remote) };
    await this.setRelease({ ...release, id: `${release.id}-x`, previous: release.id, remotes });
  }

  /**
   * Publishes a new version of a remote whose files `edit` has rewritten, with correct hashes in the
   * release: a faulty build, not a tampered one. Returns the new version.
   */
  async publishEdited(
    name: string,
    edit: (file: string, content: string) => string,
    withPrevious = false,
  ): Promise<string> {
    const release = await this.release();
    const live = release.remotes[name];
    if (!live) throw new Error(`There is no remote '${name}' in the release.`);
    // What lies under a version never changes, so every edit gets one of its own.
    const version = `${live.version}-${(this.#edits += 1)}`;
    const from = `/remotes/${name}/${live.version}/`;
    const to = `/remotes/${name}/${version}/`;
    await cp(join(this.folder, from), join(this.folder, to), { recursive: true });

    const integrity = new Map<string, string>();
    // The entry holds the hashes of the chunks: it comes last.
    const paths = live.files.map(({ path }) => path).sort((path) => (path === live.entry ? 1 : -1));
    for (const path of paths) {
      const file = join(this.folder, path.replace(from, to));
      const old = await readFile(file, 'utf8');
      const rehashed = [...integrity].reduce((text, [was, now]) => text.replaceAll(was, now), old);
      const text = edit(path, rehashed);
      if (text === old) continue;
      await writeFile(file, text);
      await Promise.all(['br', 'gz'].map((kind) => rm(`${file}.${kind}`, { force: true })));
      integrity.set(hashOf(old), hashOf(text));
    }

    const moved = JSON.parse(
      [...integrity].reduce(
        (text, [was, now]) => text.replaceAll(was, now),
        JSON.stringify(live).replaceAll(from, to),
      ),
    ) as RemoteRelease;
    const { entry, integrity: hash, contract } = live;
    const previous = withPrevious
      ? { version: live.version, entry, integrity: hash, contract }
      : undefined;
    await this.changeRemote(name, () => ({ ...moved, version, previous }));
    return version;
  }
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
