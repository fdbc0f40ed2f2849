import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../release/src/options';

const ROOT = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const page = read('tools/docs/TEAMS.md');
const commands = [...page.matchAll(/```sh\n(.*?)```/gs)]
  .flatMap(([, block = '']) => block.split('\n'))
  .map((line) => line.replace(/\s+#.*/, ''))
  .filter((line) => line !== '');

it('names commands, generators and targets that are there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const { generators } = JSON.parse(read('tools/generators/generators.json')) as {
    generators: Record<string, unknown>;
  };
  const targets = `${read('tools/generators/src/targets.mjs')} ${read('nx.json')}`;
  for (const command of commands) {
    const [, script] = /^npm run (\S+)/.exec(command) ?? [];
    if (script) expect(scripts).toHaveProperty(script);
    const [, generator] = /^npx nx g (\S+)/.exec(command) ?? [];
    if (generator) expect(generators).toHaveProperty(generator);
    const [, list] = /^npx nx (?:affected -t )?([a-z][a-z,0-9]*)/.exec(command) ?? [];
    const named = list === 'g' ? [] : (list?.split(',') ?? []);
    for (const target of named) expect(targets).toMatch(new RegExp(`\\b"?${target}"?: `));
  }
  expect(commands.length).toBeGreaterThan(12);
});

it('locks a remote that was made, renamed or removed before it is released', () => {
  const [, , block = ''] = page.split('```sh\n');
  const [list = ''] = block.split('```');
  const steps = list.split('\n');
  const moves = steps.flatMap((step, at) =>
    /nx g (?:remote|rename|remove) /.test(step) ? [steps[at + 1]] : [],
  );
  expect(moves).toHaveLength(3);
  for (const next of moves) expect(next).toMatch(/^npm run lock\b/);
});

it('gives the release nothing that it does not understand', () => {
  const releases = commands.filter((command) => command.startsWith('npm run release -- '));
  expect(releases.length).toBeGreaterThan(6);
  for (const command of releases) {
    const args = command.slice('npm run release -- '.length).match(/"[^"]*"|\S+/g) ?? [];
    expect(() => readOptions(args)).not.toThrow();
  }
});

it('leads to pages that are there', () => {
  for (const [, target = ''] of page.matchAll(/\]\((\w+\.md)\)/g)) {
    expect(existsSync(join(ROOT, 'tools/docs', target))).toBe(true);
  }
});
