import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as prettier from 'prettier';
import { fillIn, tokensOf } from './names.mjs';
import { addModule } from './register.mjs';
import { planTool } from './tool-plan.mjs';

const TEMPLATES = join(import.meta.dirname, '..', 'templates');
const ENDING = '.template';
const ID = /^[a-z][a-z]*(-[a-z]+)*$/;
/** A later layer takes the place of files of the same name in those before it. */
const LAYERS = {
  device: ['common', 'device'],
  literal: ['common', 'device', 'literal'],
  account: ['common', 'account'],
};

function templatesOf(keeps) {
  const paths = LAYERS[keeps].flatMap((layer) =>
    readdirSync(join(TEMPLATES, layer), { recursive: true })
      .map(String)
      .filter((path) => path.endsWith(ENDING)),
  );
  return [...new Set(paths)].map((path) => {
    const layer = LAYERS[keeps].findLast((name) => existsSync(join(TEMPLATES, name, path)));
    return {
      path: path.slice(0, -ENDING.length),
      text: readFileSync(join(TEMPLATES, layer, path), 'utf8'),
    };
  });
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
 * `npx nx g tool <remote> <id>`: a working tool module in a remote, with manifest, page, model, offers,
 * tests in jsdom and in the browser, and SPEC, listed in its remote.ts.
 */
export default async function toolGenerator(tree, { remote, ...options }) {
  const { id } = options;
  check(tree, remote, id);
  const plan = await planTool(tree, options);
  const tokens = tokensOf(plan);
  for (const { path, text } of templatesOf(plan.keeps)) {
    const folder = path.startsWith('e2e/') ? `apps/${remote}` : `apps/${remote}/src/modules/${id}`;
    await write(tree, `${folder}/${fillIn(path, tokens)}`, fillIn(text, tokens));
  }
  const list = `apps/${remote}/src/remote.ts`;
  const constant = `${tokens.__camel__}Module`;
  await write(tree, list, addModule(tree.read(list, 'utf-8'), { id, constant }));
}
