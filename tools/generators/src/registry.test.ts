import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as icons from 'lucide';
import type { ModuleManifest } from '@plainday/federation-contract';
import { tools } from '@plainday/shared-utils/site';
import { PLANS, SHELL_KEYS } from './tool-plans.mjs';

const APPS = join(__dirname, '../../../apps');

const moduleFolders = readdirSync(APPS)
  .map((app) => join(APPS, app, 'src/modules'))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((id) => ({ id, folder: join(folder, id) })));

async function manifests(): Promise<ModuleManifest[]> {
  const files = moduleFolders
    .map(({ id, folder }) => join(folder, `${id}.manifest.ts`))
    .filter((file) => existsSync(file));
  const loaded = await Promise.all(
    files.map((file) => import(file) as Promise<Record<string, ModuleManifest>>),
  );
  return loaded.flatMap((file) => Object.values(file));
}

const twice = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index);

it('finds every tool that is built under the name, path and rank of the registry', async () => {
  const built = (await manifests()).filter(({ slug }) => slug !== undefined);
  expect(built.length).toBeGreaterThan(5);
  for (const { id, heading, slug, order } of built) {
    const index = tools.findIndex((tool) => tool.id === id);
    expect({ id, heading, slug }).toEqual(tools[index]);
    expect(order).toBe((index + 1) * 10);
  }
});

it('has a plan for each of the nineteen, with an icon that exists', () => {
  expect(Object.keys(PLANS)).toEqual(tools.map(({ id }) => id));
  for (const { icon } of Object.values(PLANS)) expect(icons).toHaveProperty(icon);
});

it('plans to keep what the tools that are built do keep', async () => {
  for (const { id, stores } of await manifests()) {
    const plan = PLANS[id];
    if (plan?.keeps === 'literal') expect(stores?.literal).toContain(plan.key);
    if (plan?.keeps === 'account') expect(stores?.account).toContain(plan.table);
    if (plan?.keeps === 'device') expect(stores?.device).toContain(id);
  }
});

it('goes to every module by a key of its own', async () => {
  const built = await manifests();
  const manifestKeys = built.flatMap(({ commands = [] }) =>
    commands.flatMap(({ shortcut }) => (shortcut?.startsWith('g ') ? [shortcut.slice(2)] : [])),
  );
  const planned = Object.entries(PLANS)
    .filter(([id]) => !built.some((manifest) => manifest.id === id))
    .map(([, { goTo }]) => goTo);
  expect(twice([...SHELL_KEYS, ...manifestKeys, ...planned])).toEqual([]);
});

it('has letters of its own for the rules of every module', () => {
  const letters = moduleFolders
    .map(({ folder }) => join(folder, 'SPEC.md'))
    .filter((file) => existsSync(file))
    .flatMap((file) => [
      ...new Set(
        [...readFileSync(file, 'utf8').matchAll(/^\| ([A-Z]+)\d/gm)].map(([, one]) => one),
      ),
    ]);
  expect(letters.length).toBeGreaterThan(15);
  expect(twice(letters as string[])).toEqual([]);
});
