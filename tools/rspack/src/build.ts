import { join } from 'node:path';
import { compressFolder } from './compress';
import { bundlePageScript } from './page-script';
import { remoteConfig } from './remote-config';
import { writeRemoteJson } from './remote-json';
import { runRspack } from './run-rspack';
import { shellConfig } from './shell-config';
import { writeShellHtml } from './shell-html';
import { appFolder } from './workspace';

async function buildMarketing(): Promise<void> {
  const { build } = (await import(join(appFolder('marketing'), 'build.ts'))) as {
    build: (outDir: string, bundle: typeof bundlePageScript) => Promise<void>;
  };
  await build(join(appFolder('marketing'), 'dist'), bundlePageScript);
}

async function buildApp(app: string): Promise<void> {
  if (app === 'marketing') await buildMarketing();
  else if (app === 'shell') await writeShellHtml(await runRspack(shellConfig()));
  else await writeRemoteJson(app, await runRspack(remoteConfig(app)));
  await compressFolder(join(appFolder(app), 'dist'));
}

const app = process.argv[2];
if (!app) throw new Error('Say which app to build: build.ts <app>');
await buildApp(app);
