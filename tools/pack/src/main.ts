import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@plainday/tool-rspack';
import { publishPackages, writeTarballs } from './pack';

const { values } = parseArgs({
  options: { to: { type: 'string' }, publish: { type: 'string' } },
});

if (values.publish === undefined) {
  const folder = resolve(values.to ?? join(workspaceRoot, 'dist', 'packages'));
  console.log(`${await writeTarballs(folder)} packages lie in ${folder}`);
} else {
  const registry = new URL(values.publish).href;
  console.log(`${await publishPackages(registry)} packages published to ${registry}`);
}
