import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  REMOTE_BRAND,
  type ContractVersion,
  type ModuleManifest,
  type RemoteModule,
} from '@plainday/federation-contract';
import type { StatsCompilation } from '@rspack/core';
import { assetNames } from '../asset-names';
import type { SharedNeeds } from '../federation/shared-use';
import { appFolder } from '../workspace';

/** The file that registers a remote, the same name in every build. */
export const REMOTE_ENTRY = 'remote-entry.js';

/** `remote.json`, written beside a remote's build: all that a release needs to know of it. */
export interface RemoteJson {
  name: string;
  contract: ContractVersion;
  /** What it takes from the shell. Absent in builds from before this was written down. */
  needs?: SharedNeeds;
  /** Every file the build has emitted, without the compressed twins. */
  assets?: string[];
  /** Modules with the files their page needs, and those it asks for once it can be used, relative to the build's folder. */
  modules: (ModuleManifest & { files: string[]; later?: string[] })[];
}

function filesOf(stats: StatsCompilation, chunkGroup: string): string[] {
  const group = stats.namedChunkGroups?.[chunkGroup];
  return (group?.assets ?? []).map((asset) => asset.name).filter((name) => name.endsWith('.js'));
}

/** Emits a remote's typed manifests as data. Fails when a module has no chunk of its own. */
export async function writeRemoteJson(
  remote: string,
  stats: StatsCompilation,
  needs: SharedNeeds,
  workers: readonly string[],
): Promise<void> {
  const source = pathToFileURL(join(appFolder(remote), 'src', 'remote.ts')).href;
  const imported = (await import(source)) as { remote?: RemoteModule };
  if (imported.remote?.$$type !== REMOTE_BRAND || imported.remote.name !== remote) {
    throw new Error(
      `src/remote.ts of '${remote}' must export \`remote = defineRemote('${remote}', [...])\`.`,
    );
  }
  const exposed = filesOf(stats, '__federation_expose_remote');
  const modules = imported.remote.modules.map(({ manifest }) => {
    const files = filesOf(stats, manifest.id);
    if (files.length === 0) {
      throw new Error(
        `Module '${manifest.id}' of '${remote}' has no chunk of its own. Load its page with ` +
          `import(/* webpackChunkName: "${manifest.id}" */ '../${manifest.id}-page').`,
      );
    }
    const later = filesOf(stats, `${manifest.id}.later`).filter((file) => !files.includes(file));
    return { ...manifest, files: [...new Set([...exposed, ...files])], later };
  });
  const { contract } = imported.remote;
  const assets = [...assetNames(stats), ...workers].sort();
  const json: RemoteJson = { name: remote, contract, needs, assets, modules };
  await writeFile(join(appFolder(remote), 'dist', 'remote.json'), JSON.stringify(json, null, 2));
}
