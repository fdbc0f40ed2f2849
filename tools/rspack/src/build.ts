import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserNames, pageNotice } from './browsers';
import { compressFolder } from './compress';
import { publicFaces } from './remote/faces';
import { keptBy, type KeptBy } from './remote/kept-by';
import { bundlePageScript } from './shell/page-script';
import { buildRemote } from './remote/build-remote';
import { runRspack } from './run-rspack';
import { OffersPlugin } from './federation/shared-use';
import { writeIcons } from './shell/app-icons';
import { writeScreens } from './shell/app-screens';
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
  const config = shellConfig();
  const stats = await runRspack({ ...config, plugins: [...(config.plugins ?? []), plugin] });
  await writeShellHtml(stats, plugin.offers);
  await buildWorker();
  const folder = join(appFolder('shell'), 'dist');
  await writeIcons(folder);
  await writeScreens(folder, join(appFolder('marketing'), 'src/files/shots'));
  await writeFile(join(folder, APP_MANIFEST), JSON.stringify(appManifest()));
}

async function buildApp(app: string): Promise<void> {
  if (app === 'marketing') await buildMarketing();
  else if (app === 'shell') await buildShell();
  else return buildRemote(app);
  await compressFolder(join(appFolder(app), 'dist'));
}

const app = process.argv[2];
if (!app) throw new Error('Say which app to build: build.ts <app>');
await buildApp(app);
