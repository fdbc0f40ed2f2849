import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltFile, Release } from '@plainday/federation-contract';
import { isIntact } from '../build/integrity';
import { exists } from './disk';
import type { Site } from './site';

async function isWhole(folder: string, { path, integrity }: BuiltFile): Promise<boolean> {
  const content = await readFile(join(folder, path)).catch(() => null);
  return content !== null && isIntact(content, integrity);
}

/** Files of a release that are gone from the site, or are not what the release says they are. */
export async function damagedFiles(site: Site, release: Release): Promise<string[]> {
  const { shell, marketing, remotes } = release;
  const pages = [`/shell/${shell.version}/index.html`, `/marketing/${marketing.version}`];
  const gone: string[] = [];
  for (const page of pages) if (!(await exists(join(site.folder, page)))) gone.push(page);
  const files = [...shell.files, ...Object.values(remotes).flatMap((remote) => remote.files)];
  for (const file of files) if (!(await isWhole(site.folder, file))) gone.push(file.path);
  return gone;
}

/** Refuses to lead anybody to files that are not there. */
export async function refuseDamaged(site: Site, release: Release): Promise<void> {
  const damaged = await damagedFiles(site, release);
  if (damaged.length === 0) return;
  const shown = damaged.slice(0, 5).join(', ');
  const more = damaged.length > 5 ? ` and ${damaged.length - 5} more` : '';
  throw new Error(`Its files are gone or damaged: ${shown}${more}. Nothing was rolled back.`);
}
