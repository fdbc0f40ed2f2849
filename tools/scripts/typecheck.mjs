// Checks the types of one project with what it imports: `node tools/scripts/typecheck.mjs apps/tools-time`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const project = process.argv[2]?.replace(/\/+$/, '');
if (!project) throw new Error('Say which project: typecheck.mjs apps/tools-time');

const folder = join(root, '.cache', 'types');
const config = join(folder, `${project.replaceAll('/', '-')}.json`);
mkdirSync(folder, { recursive: true });
const settings = {
  extends: '../../tsconfig.json',
  include: [`../../${project}/**/*`, '../../tools/jest/*.ts', '../../libs/*/*/src/**/*.d.ts'],
};
writeFileSync(config, JSON.stringify(settings));
const tsc = join(root, 'node_modules/typescript-native/bin/tsc');
const { status } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', config], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(status ?? 1);
