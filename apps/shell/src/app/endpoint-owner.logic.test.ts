import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOf } from './endpoint-owner.logic';

const APPS = join(__dirname, '../../..');
const ENDPOINT = /^\s+(\w+): build\.mutation/gm;

const files = readdirSync(APPS, { recursive: true, encoding: 'utf8' }).filter(
  (name) => !name.includes('node_modules') && !name.includes('dist'),
);
const modules = files.flatMap((name) => {
  const id = /([\w-]+)\.manifest\.ts$/.exec(name)?.[1];
  return id ? [{ id }] : [];
});
const endpoints = files
  .filter((name) => /modules\/[\w-]+\/api\/[\w-]+\.api\.ts$/.test(name))
  .flatMap((name) => {
    const folder = /modules\/([\w-]+)\//.exec(name)?.[1] ?? '';
    return [...readFileSync(join(APPS, name), 'utf8').matchAll(ENDPOINT)].map(
      ([, endpoint = '']) => [endpoint, folder] as const,
    );
  });

test.each(endpoints)('%s is found in %s', (endpoint, folder) => {
  expect(ownerOf(endpoint, modules)).toBe(folder);
});

test('what no module of the release has is found nowhere', () => {
  expect(ownerOf('unheardOfAdd', modules)).toBeUndefined();
});
