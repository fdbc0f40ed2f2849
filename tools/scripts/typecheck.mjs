// Checks types with the native compiler, which is named here alone (ADR 0180): all there are, those of one project
// with what it imports, or what a configuration lists.
//   node tools/scripts/typecheck.mjs [apps/tools-time | path/to/tsconfig.json]
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = join(import.meta.dirname, '../..');
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');

/** Writes the configuration of one project and answers where. */
function configOf(project) {
  const folder = join(root, '.cache', 'types');
  const config = join(folder, `${project.replaceAll('/', '-')}.json`);
  mkdirSync(folder, { recursive: true });
  const settings = {
    extends: '../../tsconfig.json',
    include: [`../../${project}/**/*`, '../../tools/jest/*.ts', '../../libs/*/*/src/**/*.d.ts'],
  };
  writeFileSync(config, JSON.stringify(settings));
  return config;
}

const what = process.argv[2]?.replace(/\/+$/, '') ?? join(root, 'tsconfig.json');
const config = what.endsWith('.json') ? resolve(what) : configOf(what);
const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', config], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
