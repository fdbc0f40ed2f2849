import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { browserNames, pageNotice } from './browsers';
import { compressFolder } from './compress';
import { publicFaces } from './remote/faces';
import { keptBy, type KeptBy } from './remote/kept-by';
import { bundlePageScript } from './shell/page-script';
import { remoteConfig } from './remote/remote-config';
import { writeRemoteJson } from './remote/remote-json';
import { buildWorkersOf } from './remote/remote-workers';
import { runRspack } from './run-rspack';
import { NeedsPlugin, OffersPlugin } from './federation/shared-use';
import { writeIcons } from './shell/app-icons';
import { APP_MANIFEST, appManifest } from './shell/app-manifest';
import { shellConfig } from './shell/shell-config';
import { writeShellHtml } from './shell/shell-html';
import { buildWorker } from './shell/worker-script';
import { appFolder, workspaceRoot } from './workspace';

interface MarketingTools {
  readonly bundle: typeof bundlePageScript;
  readonly faces: Awaited<ReturnType<typeof publicFaces>>;
  readonly browsers: { readonly names: string; readonly notice: string };
  readonly about: { readonly changes: string; readonly tools: readonly KeptBy[] };
}

async function buildMarketing(): Promise<void> {
  const { build } = (await import(join(appFolder('marketing'), 'build.ts'))) as {
    build: (outDir: string, tools: MarketingTools) => Promise<void>;
  };
  const faces = await publicFaces();
  const changes = await readFile(join(workspaceRoot, 'CHANGELOG.md'), 'utf8');
  const about = { changes, tools: await keptBy() };
  const browsers = { names: browserNames, notice: pageNotice };
  const tools = { bundle: bundlePageScript, faces, browsers, about };
  await build(join(appFolder('marketing'), 'dist'), tools);
}

async function buildShell(): Promise<void> {
  const plugin = new OffersPlugin();
  const stats = await runRspack(withPlugin(shellConfig(), plugin));
  await writeShellHtml(stats, plugin.offers);
  await buildWorker();
  const folder = join(appFolder('shell'), 'dist');
  await writeIcons(folder);
  await writeFile(join(folder, APP_MANIFEST), JSON.stringify(appManifest()));
}

async function buildRemote(app: string): Promise<void> {
  const plugin = new NeedsPlugin();
  const stats = await runRspack(withPlugin(remoteConfig(app), plugin));
  await writeRemoteJson(app, stats, plugin.needs, await buildWorkersOf(app));
}

function withPlugin(config: Configuration, plugin: NeedsPlugin | OffersPlugin): Configuration {
  return { ...config, plugins: [...(config.plugins ?? []), plugin] };
}

async function buildApp(app: string): Promise<void> {
  if (app === 'marketing') await buildMarketing();
  else if (app === 'shell') await buildShell();
  else await buildRemote(app);
  await compressFolder(join(appFolder(app), 'dist'));
}

const app = process.argv[2];
if (!app) throw new Error('Say which app to build: build.ts <app>');
await buildApp(app);
