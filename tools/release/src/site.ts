import { randomBytes } from 'node:crypto';
import { cp, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseRelease } from '@plainday/federation-contract/release';
import type { Release } from '@plainday/federation-contract';

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Writes a file so that a reader sees either the old content or the new one, also after a crash. */
async function writeAtomically(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = await open(temporary, 'w');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
}

function refuse(remote: string, error: unknown): never {
  throw new Error(`The release describes '${remote}' wrongly.`, { cause: error });
}

/** The published site on disk: builds that are only ever added, and one pointer to what is live. */
export class Site {
  constructor(readonly folder: string) {}

  /** The live release, or null where nothing was published yet. */
  async current(): Promise<Release | null> {
    const path = join(this.folder, 'release.json');
    if (!(await exists(path))) return null;
    return parseRelease(JSON.parse(await readFile(path, 'utf8')), refuse);
  }

  /** An earlier release by its id. Throws when there is none. */
  async release(id: string): Promise<Release> {
    const path = join(this.folder, 'releases', `${id}.json`);
    if (!/^[\w-]+$/.test(id) || !(await exists(path)))
      throw new Error(`There is no release '${id}'.`);
    return parseRelease(JSON.parse(await readFile(path, 'utf8')), refuse);
  }

  /** Copies a build to its place, unless it is there already. The copy appears whole or not at all. */
  async addFolder(source: string, target: string): Promise<void> {
    const destination = join(this.folder, target);
    if (await exists(destination)) return;
    const temporary = `${destination}.${randomBytes(4).toString('hex')}.tmp`;
    await mkdir(dirname(destination), { recursive: true });
    try {
      await cp(source, temporary, { recursive: true });
      await rename(temporary, destination);
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
  }

  /** Adds hashed files to a shared folder; what is there already is the same by its name. */
  async addAssets(source: string): Promise<void> {
    await cp(source, join(this.folder, 'assets'), { recursive: true, force: false });
  }

  /** Keeps the release by its id, then flips the pointer. */
  async publish(release: Release): Promise<void> {
    parseRelease(release, refuse);
    const json = JSON.stringify(release, null, 2);
    await writeAtomically(join(this.folder, 'releases', `${release.id}.json`), json);
    await writeAtomically(join(this.folder, 'release.json'), json);
  }
}
