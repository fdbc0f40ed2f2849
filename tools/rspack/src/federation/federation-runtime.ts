import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { workspaceRoot } from '../workspace';

const bundlerRuntime = /webpack-bundler-runtime[\\/]dist[\\/]index\.cjs$/;

/** In remotes: the federation runtime is the shell's, read from where `provide-runtime` put it. */
export function externalFederationRuntime(
  { request }: { request?: string },
  callback: (error?: Error, result?: string) => void,
): void {
  if (request && bundlerRuntime.test(request)) callback(undefined, 'var plaindayFederation');
  else callback();
}

const federationRuntime = /^@module-federation\/runtime$/;

/** In the shell: one copy of the federation runtime, the tree-shakable one, where the plugin asks for CommonJS. */
export function singleFederationRuntime() {
  return [
    new rspack.NormalModuleReplacementPlugin(bundlerRuntime, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js');
    }),
    new rspack.NormalModuleReplacementPlugin(
      federationRuntime,
      join(workspaceRoot, 'node_modules/@module-federation/runtime/dist/index.js'),
    ),
  ];
}

const unused = join(import.meta.dirname, 'unused');

/** Parts of the federation runtime that are never run here, but that it cannot be built without. */
const unusedParts = {
  'snapshots.ts': /[\\/]SnapshotHandler\.js$/,
  'preload.ts': /[\\/]utils[\\/]preload\.js$/,
  'init.ts': /^\.[\\/]init\.js$/,
};

const isRuntime = (folder: string) =>
  /[\\/](webpack-bundler-runtime|runtime-core)[\\/]/.test(folder);

/** In the shell: leaves those parts out. */
export function withoutUnusedParts() {
  return Object.entries(unusedParts).map(
    ([file, part]) =>
      new rspack.NormalModuleReplacementPlugin(part, (resource) => {
        if (isRuntime(resource.context)) resource.request = join(unused, file);
      }),
  );
}

/** In remotes: code paths of the federation runtime that Plainday has no use for, snapshots and Node. */
export const leanRuntime = { target: 'web', disableSnapshot: true } as const;

/** In the shell, which is built without the plugin: what the plugin would tell the runtime. */
export function leanHostRuntime() {
  return new rspack.DefinePlugin({
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_HAS_EXPOSES: 'true',
    FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
    FEDERATION_OPTIMIZE_NO_SHARED: 'false',
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  });
}

/** In the shell: the part of the runtime that only containers use. It serves the remotes; the package does not export it. */
export const containerRuntimeAlias = {
  '@module-federation/webpack-bundler-runtime/init-container-entry': join(
    workspaceRoot,
    'node_modules/@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js',
  ),
};
