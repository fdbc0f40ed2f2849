import { filesIn, renamed, renamedIn, requireId, requireRemote, writeTidy } from './leave.mjs';

const TEXT = /\.(?:[mc]?[jt]sx?|json|md)$/;

async function move(tree, path, target, from, to) {
  const content = tree.read(path);
  tree.delete(path);
  if (TEXT.test(target))
    await writeTidy(tree, target, renamedIn(path, content.toString(), from, to));
  else tree.write(target, content);
}

/**
 * `npx nx g rename <remote> <tool> --to <id>` renames a tool, `npx nx g rename <remote> --to <name>` a remote: folders,
 * files, names in them. The names under which people's things are kept stay: see `stores` in the manifest.
 */
export default async function renameGenerator(tree, { remote, tool, to }) {
  requireRemote(tree, remote);
  requireId(to);
  if (tool === undefined) {
    if (tree.exists(`apps/${to}`)) throw new Error(`apps/${to} exists already.`);
    for (const path of filesIn(tree, `apps/${remote}`)) {
      await move(tree, path, path.replace(`apps/${remote}/`, `apps/${to}/`), remote, to);
    }
    return () =>
      console.log(
        `Next: npm run lock, and where it is live: npm run release -- ${to} --remove ${remote}`,
      );
  }
  const folder = `apps/${remote}/src/modules/`;
  if (!tree.exists(folder + tool)) throw new Error(`There is no '${tool}' in apps/${remote}.`);
  if (tree.exists(folder + to)) throw new Error(`'${to}' exists already.`);
  const spec = `apps/${remote}/e2e/${tool}.spec.ts`;
  const paths = [...filesIn(tree, folder + tool), ...(tree.exists(spec) ? [spec] : [])];
  const own = `apps/${remote}/`;
  for (const path of paths) {
    await move(tree, path, own + path.slice(own.length).replaceAll(tool, to), tool, to);
  }
  const list = `apps/${remote}/src/remote.ts`;
  await writeTidy(tree, list, renamed(tree.read(list, 'utf-8'), tool, to));
  return () => console.log(`Next: npm run unit -- apps/${remote}, and read what its manifest says`);
}
