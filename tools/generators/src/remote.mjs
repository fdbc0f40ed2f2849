import { join } from 'node:path';
import * as prettier from 'prettier';
import { DEV_SHELL, emptyRemote } from './register.mjs';

const NAME = /^[a-z]+(-[a-z]+)*$/;

const packageJson = (name) =>
  JSON.stringify({
    name: `@plainday/${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    sideEffects: false,
    nx: {
      name,
      tags: [`scope:${name}`, 'type:app'],
      targets: { build: {}, serve: {} },
    },
  });

async function write(tree, path, text) {
  const config = await prettier.resolveConfig(join(tree.root, path));
  tree.write(path, await prettier.format(text, { ...config, filepath: path }));
}

/**
 * `npx nx g remote <name>`: a remote without tools, that builds, is served alone and can be released. Everything that
 * lists remotes finds it by its folder.
 */
export default async function remoteGenerator(tree, { name }) {
  if (!NAME.test(name))
    throw new Error(`'${name}' is no name: write it in kebab-case, like tools-finance.`);
  if (tree.exists(`apps/${name}`)) throw new Error(`apps/${name} exists already.`);
  await write(tree, `apps/${name}/package.json`, packageJson(name));
  await write(tree, `apps/${name}/src/remote.ts`, emptyRemote(name));
  await write(tree, `apps/${name}/dev/main.tsx`, DEV_SHELL);
  return () =>
    console.log(
      `Next: npm run lock, npx nx g tool ${name} <id>, npx nx serve ${name}, npm run release -- ${name}`,
    );
}
