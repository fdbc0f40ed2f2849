import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION, type ContractVersion } from '@plainday/federation-contract';
import type { StatsCompilation } from '@rspack/core';
import { HEAD_PLACE } from '@plainday/shared-platform/start';
import { assetNames } from '../asset-names';
import { appNotice } from '../browsers';
import type { SharedOffers } from '../federation/shared-use';
import { appFolder } from '../workspace';
import { appLinks } from './app-manifest';

/** `shell.json`, written beside the shell's build: which files each route needs besides the entry. */
export interface ShellJson {
  routes: Record<string, string[]>;
  /** The contract it offers to remotes. Absent, as are the next two, in builds from before this was written down. */
  contract?: ContractVersion;
  /** What it gives to remotes. */
  offers?: SharedOffers;
  /** Every file the build has emitted, without the compressed twins. */
  assets?: string[];
}

function publicFiles(assets: { name: string }[] | undefined, ending: string): string[] {
  return (assets ?? [])
    .map((asset) => `/assets/${asset.name}`)
    .filter((name) => name.endsWith(ending));
}

/** Writes the shell's page from its template, with links to the hashed entry files. */
export async function writeShellHtml(stats: StatsCompilation, offers: SharedOffers): Promise<void> {
  const folder = appFolder('shell');
  const entry = stats.entrypoints?.['main']?.assets;
  // The largest files by far come first: they are read while the others are on their way.
  const scripts = publicFiles(entry, '.js').map(
    (file) => `<script defer src="${file}" fetchpriority="high"></script>`,
  );
  const styles = publicFiles(entry, '.css').map((file) => `<link rel="stylesheet" href="${file}">`);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const frame = await staticFrame();
  const html = template
    .replace('<!--plainday:icons-->', appLinks)
    .replace(HEAD_PLACE, () => [...styles, ...scripts, HEAD_PLACE].join(''))
    .replace('<!--plainday:older-->', () => appNotice)
    .replace('<!--plainday:frame-->', () => frame);
  await writeFile(join(folder, 'dist', 'index.html'), html);

  const routes: ShellJson['routes'] = {};
  for (const [name, group] of Object.entries(stats.namedChunkGroups ?? {})) {
    if (name !== 'main') routes[name] = publicFiles(group.assets, '.js');
  }
  const assets = assetNames(stats).map((name) => `assets/${name}`);
  const json: ShellJson = { routes, contract: CONTRACT_VERSION, offers, assets };
  await writeFile(join(folder, 'dist', 'shell.json'), JSON.stringify(json, null, 2));
}

async function staticFrame(): Promise<string> {
  const { renderStaticFrame } = (await import(
    join(appFolder('shell'), 'src', 'start', 'frame', 'static-frame.ts')
  )) as { renderStaticFrame: () => string };
  return renderStaticFrame();
}
