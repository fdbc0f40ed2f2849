import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@plainday/federation-contract';
import { appFolder, workspaceRoot } from '@plainday/tool-rspack';
import { commonConfig, compressFolder, runRspack } from '@plainday/tool-rspack/compile';
import { rspack } from '@rspack/core';
import { remotes, Site } from '@plainday/tool-release';

/** The stand-in for loading over federation: the same remotes, imported at build time. */
function staticContainer(): string {
  const cases = remotes.map(
    (name) =>
      `  '${name}': () => import(${JSON.stringify(join(appFolder(name), 'src', 'remote.ts'))}),`,
  );
  return `const remotes = {\n${cases.join('\n')}\n};\nexport const loadContainer = ({ name }) => remotes[name]();\n`;
}

/**
 * Builds the same code as one application without federation, and publishes it beside the real site,
 * to have something honest to compare load times with. Returns the folder of that site.
 */
export async function buildSingleBundle(siteDir: string): Promise<string> {
  const folder = join(workspaceRoot, 'dist', 'single-bundle');
  const site = join(workspaceRoot, 'dist', 'site-single');
  await rm(folder, { recursive: true, force: true });
  await rm(site, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const container = join(folder, 'static-container.js');
  await writeFile(container, staticContainer());

  const common = commonConfig('shell');
  const stats = await runRspack({
    ...common,
    entry: { main: './src/main.ts' },
    // Nobody takes anything from this host.
    resolve: { ...common.resolve, alias: { '@plainday/federation-host/provided$': false } },
    output: {
      ...common.output,
      path: join(folder, 'assets'),
      publicPath: '/assets/',
      filename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
      chunkFilename: '[name].[contenthash:10].js',
    },
    plugins: [
      new rspack.NormalModuleReplacementPlugin(/^\.\/container$/, (resource) => {
        if (resource.context.includes(join('federation', 'host'))) resource.request = container;
      }),
    ],
  });
  await compressFolder(join(folder, 'assets'));
  await publish(siteDir, site, folder, stats.entrypoints?.['main']?.assets ?? []);
  return site;
}

async function publish(
  siteDir: string,
  site: string,
  folder: string,
  entry: readonly { name: string }[],
): Promise<void> {
  const release = JSON.parse(await readFile(join(siteDir, 'release.json'), 'utf8')) as Release;
  const original = join(siteDir, 'shell', release.shell.version, 'index.html');
  const page = (await readFile(original, 'utf8'))
    .replaceAll(/<script defer src="\/assets\/[^"]+"[^>]*><\/script>/g, '')
    .replaceAll(/<link rel="stylesheet" href="\/assets\/[^"]+">/g, '');
  const tags = entry.map(({ name }) =>
    name.endsWith('.css')
      ? `<link rel="stylesheet" href="/assets/${name}">`
      : `<script defer src="/assets/${name}"></script>`,
  );
  const single = new Site(site);
  await single.addAssets(join(folder, 'assets'));
  await cp(join(siteDir, 'marketing'), join(site, 'marketing'), { recursive: true });
  await mkdir(join(site, 'shell', 'single'), { recursive: true });
  await writeFile(
    join(site, 'shell', 'single', 'index.html'),
    page.replace('</head>', () => `${tags.join('')}</head>`),
  );
  const withoutFiles = Object.entries(release.remotes).map(([name, remote]) => [
    name,
    { ...remote, modules: remote.modules.map((module) => ({ ...module, files: [] })) },
  ]);
  const merged = {
    ...release,
    shell: { version: 'single', files: [], routes: {} },
    remotes: Object.fromEntries(withoutFiles) as Release['remotes'],
  };
  await single.publish(merged, { what: 'release' });
}
