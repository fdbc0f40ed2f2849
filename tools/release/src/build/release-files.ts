import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseFiles } from '@plainday/federation-contract/release';
import type { BuiltFile, Release } from '@plainday/federation-contract';
import { readBuiltFiles, publicFiles } from './built-files';
import { digestOf } from './digest';
import { algorithmOf, isIntact } from './integrity';
import { isTwinOf, twinEndings } from './twins';

/** Among the public pages: which files beside them they load, with their hashes. The digest of the pages covers it. */
export const ASSETS_JSON = 'assets.json';

/** What a release says that it is made of, and what of it does not hold. */
export interface ReleaseFiles {
  /** Every file that a page, the worker or a remote can load, by its path in the site, with its hash. */
  readonly hashes: ReadonlyMap<string, string>;
  /** Paths of files and folders that are gone or changed. */
  readonly damaged: readonly string[];
}

const read = (siteDir: string, path: string) =>
  readFile(join(siteDir, path)).catch((): null => null);

/** Files of a folder that is vouched for as a whole; null where they are not what was vouched for. */
async function folderFiles(
  siteDir: string,
  folder: string,
  digest: string | undefined,
): Promise<BuiltFile[] | null> {
  const algorithm = digest === undefined ? undefined : algorithmOf(digest);
  const files = await readBuiltFiles(join(siteDir, folder), algorithm).catch(() => []);
  if (!files.some(({ name }) => name === 'index.html')) return null;
  if (digest !== undefined && digestOf(files, algorithm) !== digest) return null;
  return publicFiles(files, `/${folder}/`);
}

/** What the public pages load; null where they are from before that was written down. */
async function pageAssets(siteDir: string, pages: readonly BuiltFile[], folder: string) {
  const path = `/${folder}/${ASSETS_JSON}`;
  const listed = pages.find((file) => file.path === path);
  const content = listed && (await read(siteDir, path));
  if (!content || !isIntact(content, listed.integrity)) return null;
  return parseFiles(JSON.parse(content.toString()));
}

/** Every file of a release with its hash, as the release vouches for it: itself, by a folder's digest, or by a list in that. */
async function listFiles(siteDir: string, { shell, marketing, remotes }: Release) {
  const damaged: string[] = [];
  const listed = [...shell.files, ...Object.values(remotes).flatMap((remote) => remote.files)];
  const folder = async (path: string, digest: string | undefined) => {
    const files = await folderFiles(siteDir, path, digest);
    if (!files) damaged.push(`/${path}`);
    return files ?? [];
  };
  const pageFolder = `marketing/${marketing.version}`;
  const pages = await folder(pageFolder, marketing.digest);
  const ofShell = await folder(`shell/${shell.version}`, shell.digest);
  const beside = (await pageAssets(siteDir, pages, pageFolder)) ?? [];
  return { files: [...listed, ...ofShell, ...pages, ...beside], damaged };
}

/** All that a release vouches for, whether it still holds or not: the files of folders that hold alone. */
export async function hashesOf(siteDir: string, release: Release): Promise<Map<string, string>> {
  const { files } = await listFiles(siteDir, release);
  return new Map(files.map(({ path, integrity }) => [path, integrity]));
}

async function damageOf(siteDir: string, { path, integrity }: BuiltFile): Promise<string[]> {
  const plain = await read(siteDir, path);
  if (!plain || !isIntact(plain, integrity)) return [path];
  const broken: string[] = [];
  for (const ending of twinEndings) {
    const packed = await read(siteDir, path + ending);
    if (packed && !(await isTwinOf(plain, packed, ending))) broken.push(path + ending);
  }
  return broken;
}

/** Reads every file of a release and its compressed twins, and compares them with what it vouches for. */
export async function checkFiles(siteDir: string, release: Release): Promise<ReleaseFiles> {
  const { files, damaged } = await listFiles(siteDir, release);
  const found = await Promise.all(files.map((file) => damageOf(siteDir, file)));
  damaged.push(...found.flat());
  return { hashes: new Map(files.map(({ path, integrity }) => [path, integrity])), damaged };
}
