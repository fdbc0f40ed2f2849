import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { talkTo } from './ask.mjs';
import { blocksOf, copyWithPackages, inFolder, linesOf, timed } from './copy.mjs';

const [PAGE, HEADING] = ['BUILDING-A-TOOL.md', '1. Decide where it keeps its data'];

/**
 * An account tool from nothing, as BUILDING-A-TOOL.md has it: in the end the tool is in the site, and its table takes
 * rows that nobody else sees, without a change of the gateway.
 */
export const followTool = () =>
  inFolder('tool', async (folder, atEnd) => {
    const { copy, run, changed, serve } = copyWithPackages(folder, '4378');
    run('npm run release -- --all');
    const [migration] = blocksOf(PAGE, 'sql', HEADING);
    const [, path] = /^-- (\S+)\n/.exec(migration);
    writeFileSync(join(copy, path), migration);
    for (const line of linesOf(blocksOf(PAGE, 'sh', HEADING)[0]).filter(
      (one) => one !== 'npm start',
    ))
      await timed(line, () => run(line));
    const outside = changed().filter(
      (file) =>
        !/^supabase\/migrations\/|^libs\/data\/supabase\/|^apps\/tools-knowledge\//.test(file),
    );
    if (outside.length > 0) throw new Error(`Other files have changed: ${outside.join(', ')}`);
    await timed('npm start', async () => {
      const { stop } = await serve('node --import tsx tools/gateway/src/main.ts');
      atEnd(stop);
      const gateway = talkTo(4378, '127.0.0.1:4378');
      await gateway.ready();
      if (!(await gateway.must('/release.json')).includes('reading-list'))
        throw new Error('The tool is not in the site.');
      const people = [];
      for (const name of ['ann', 'ben']) {
        const said = run(`npm run -s admin -- invite ${name}@example.org`);
        people.push(await gateway.open(said, 'Plain4Day'));
      }
      await gateway.addRow(people[0], 'books', 'Middlemarch');
      const counts = [];
      for (const token of people) counts.push((await gateway.rows(token, 'books')).length);
      if (counts.join() !== '1,0')
        throw new Error(`Ann and Ben see ${counts.join(' and ')} books.`);
    });
  });
