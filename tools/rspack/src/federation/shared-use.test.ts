import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { runRspack } from '../run-rspack';
import { NeedsPlugin } from './shared-use';
import { workspaceRoot } from '../workspace';

let folder = '';
beforeEach(() => {
  mkdirSync(join(workspaceRoot, '.cache'), { recursive: true });
  folder = mkdtempSync(join(workspaceRoot, '.cache', 'shared-use-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function needsOf(source: string) {
  writeFileSync(join(folder, 'remote.js'), source);
  const plugin = new NeedsPlugin();
  const shared = { singleton: true, import: false as const, requiredVersion: '^1.4.0' };
  await runRspack({
    context: folder,
    mode: 'production',
    entry: {},
    output: { path: join(folder, 'dist'), uniqueName: 'sample' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'sample',
        exposes: { './remote': './remote.js' },
        shared: { '@plainday/data-api': shared, '@plainday/data-device': shared },
        manifest: false,
        dts: false,
      }),
      plugin,
    ],
  });
  return plugin.needs;
}

it('names what is left of the imports once dead code is gone', async () => {
  writeFileSync(
    join(folder, 'helpers.js'),
    "import { useRows, useRow } from '@plainday/data-api';\n" +
      'export const rows = () => useRows();\nexport const row = () => useRow();\n',
  );
  const needs = await needsOf(
    "import { api } from '@plainday/data-api';\nimport { rows } from './helpers.js';\n" +
      'export const remote = [api, rows];\n',
  );
  expect(needs).toEqual({
    '@plainday/data-api': { range: '^1.4.0', exports: ['api', 'useRows'] },
  });
});

it('names nothing of a library nobody imports', async () => {
  expect(await needsOf('export const remote = [];\n')).toEqual({});
});
