import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { overBudget } from './compare';
import { measure, type Sizes } from './measure';

const file = join(import.meta.dirname, 'budget.json');
const site = resolve(process.env['PLAINDAY_SITE_DIR'] || 'dist/site');

const sizes = await measure(site);
if (process.argv.includes('--write')) {
  await writeFile(file, `${JSON.stringify(sizes, null, 2)}\n`);
} else {
  const over = overBudget(sizes, JSON.parse(await readFile(file, 'utf8')) as Sizes);
  for (const line of over) process.stderr.write(`${line}\n`);
  if (over.length > 0) {
    process.stderr.write(
      'Make it smaller, or say it: npm run budget -- --write, and commit why.\n',
    );
    process.exitCode = 1;
  }
}
