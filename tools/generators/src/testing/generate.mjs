// Runs generators in the working directory, as many as are named, in one process: `nx` takes six seconds
// of computing to come up. Argument: [["tool", {"remote": …}], …]. Prints a list: why each was refused,
// null where it wrote.
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import remote from '../remote.mjs';
import remove from '../leave/remove.mjs';
import rename from '../leave/rename.mjs';
import tool from '../tool.mjs';

const generators = { remote, remove, rename, tool };
const answers = [];
for (const [name, options] of JSON.parse(process.argv[2])) {
  const tree = new FsTree(process.cwd(), false);
  try {
    await generators[name](tree, options);
    flushChanges(tree.root, tree.listChanges());
    answers.push(null);
  } catch (error) {
    answers.push(error.message);
  }
}
process.stdout.write(JSON.stringify(answers));
