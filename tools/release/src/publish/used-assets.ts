import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists } from '../site/disk';

const hashedName = /[\w.~-]+\.[0-9a-f]{10}\.\w+/g;
const readable = /\.(html|css|js)$/;

async function namesIn(path: string): Promise<string[]> {
  return (await readFile(path, 'utf8')).match(hashedName) ?? [];
}

/** The shared assets that published pages mention, and what these mention in turn. */
export async function assetsOfPages(site: string, pages: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  const waiting: string[] = [];
  for (const folder of pages) {
    const root = join(site, folder);
    if (!(await exists(root))) continue;
    const entries = await readdir(root, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && readable.test(entry.name));
    waiting.push(...files.map((entry) => join(entry.parentPath, entry.name)));
  }
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    for (const name of await namesIn(path)) {
      const asset = join(site, 'assets', name);
      if (used.has(`/assets/${name}`) || !(await exists(asset))) continue;
      used.add(`/assets/${name}`);
      if (readable.test(name)) waiting.push(asset);
    }
  }
  return used;
}
