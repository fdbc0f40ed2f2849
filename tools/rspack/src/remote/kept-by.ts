import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ModuleManifest } from '@plainday/federation-contract';
import { appFolder, workspaceRoot } from '../workspace';

/** What a tool keeps, and where: for the public pages. */
export interface KeptBy {
  readonly title: string;
  readonly account: boolean;
  readonly device: boolean;
}

async function manifestIn(file: string): Promise<ModuleManifest | undefined> {
  const all = (await import(pathToFileURL(file).href)) as Record<string, Partial<ModuleManifest>>;
  const isManifest = (each: Partial<ModuleManifest>): each is ModuleManifest => 'heading' in each;
  return Object.values(all).find(isManifest);
}

/** What the manifests of all modules say they keep, in the order of the sidebar; none that keeps nothing. */
export async function keptBy(): Promise<readonly KeptBy[]> {
  const files = readdirSync(join(workspaceRoot, 'apps'))
    .map((app) => join(appFolder(app), 'src', 'modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((id) => join(folder, id, `${id}.manifest.ts`)))
    .filter((file) => existsSync(file));
  const manifests = (await Promise.all(files.map(manifestIn))).flatMap((each) => each ?? []);
  return manifests
    .toSorted((a, b) => a.order - b.order)
    .flatMap(({ heading, stores }) => {
      if (!stores) return [];
      const { account = [], device = [], literal = [] } = stores;
      const here = device.length + literal.length > 0;
      return [{ title: heading, account: account.length > 0, device: here }];
    });
}
