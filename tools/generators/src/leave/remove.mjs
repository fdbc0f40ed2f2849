import { requireRemote, withoutModule, writeTidy } from './leave.mjs';

/**
 * `npx nx g remove <remote> [tool]`: takes a tool, or a whole remote, out of the workspace. What people have kept stays
 * on their devices and in their accounts.
 */
export default async function removeGenerator(tree, { remote, tool }) {
  requireRemote(tree, remote);
  if (tool === undefined) {
    tree.delete(`apps/${remote}`);
    return () =>
      console.log(
        `Next: npm run lock, and where it is live: npm run release -- --remove ${remote}`,
      );
  }
  const list = `apps/${remote}/src/remote.ts`;
  await writeTidy(tree, list, withoutModule(tree.read(list, 'utf-8'), tool));
  tree.delete(`apps/${remote}/src/modules/${tool}`);
  tree.delete(`apps/${remote}/e2e/${tool}.spec.ts`);
  return () => console.log(`Next: npm run release -- ${remote}`);
}
