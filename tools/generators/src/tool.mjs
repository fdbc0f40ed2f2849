import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { fillIn, tokensOf } from './names.mjs';
import { addModule } from './register.mjs';
import { describeTool } from './spec-tools.mjs';

const TEMPLATES = join(import.meta.dirname, '..', 'templates', 'tool');
const ENDING = '.template';
const ID = /^[a-z][a-z]*(-[a-z]+)*$/;

function templatePaths() {
  return readdirSync(TEMPLATES, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith(ENDING));
}

async function write(tree, path, text) {
  const config = await prettier.resolveConfig(join(tree.root, path));
  tree.write(path, await prettier.format(text, { ...config, filepath: path }));
}

/** Refuses what would overwrite something or could not be loaded, before anything is written. */
function check(tree, remote, id) {
  if (!ID.test(id)) throw new Error(`'${id}' is no id: write it in kebab-case, like water-plants.`);
  if (!tree.exists(`apps/${remote}/src/remote.ts`)) {
    const remotes = tree
      .children('apps')
      .filter((name) => tree.exists(`apps/${name}/src/remote.ts`));
    throw new Error(`There is no remote '${remote}'. There are: ${remotes.join(', ')}.`);
  }
  const owner = tree.children('apps').find((app) => tree.exists(`apps/${app}/src/modules/${id}`));
  if (owner) throw new Error(`'${id}' exists already, in apps/${owner}. Ids are unique.`);
}

/**
 * `npx nx g tool <remote> <id>`: a working tool module in a remote, with manifest, page, model, tests
 * and SPEC, listed in its remote.ts.
 */
export default async function toolGenerator(tree, { remote, id, title }) {
  check(tree, remote, id);
  const tokens = tokensOf(id, await describeTool(id), title);
  const folder = `apps/${remote}/src/modules/${id}`;
  for (const path of templatePaths()) {
    const target = `${folder}/${fillIn(path.slice(0, -ENDING.length), tokens)}`;
    await write(tree, target, fillIn(readFileSync(join(TEMPLATES, path), 'utf8'), tokens));
  }
  const list = `apps/${remote}/src/remote.ts`;
  const constant = `${tokens.__camel__}Module`;
  await write(tree, list, addModule(tree.read(list, 'utf-8'), { id, constant }));
}
