import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '@plainday/federation-contract';
import { tools } from '@plainday/shared-utils/site';

const APPS = join(__dirname, '../../../apps');

function manifestFiles(): string[] {
  return readdirSync(APPS)
    .map((app) => join(APPS, app, 'src/modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((id) => join(folder, id, `${id}.manifest.ts`)))
    .filter((file) => existsSync(file));
}

async function manifests(): Promise<ModuleManifest[]> {
  const files = await Promise.all(
    manifestFiles().map((file) => import(file) as Promise<Record<string, ModuleManifest>>),
  );
  return files.flatMap((file) => Object.values(file));
}

it('finds every tool that is built under the name, path and rank of the registry', async () => {
  const built = (await manifests()).filter(({ slug }) => slug !== undefined);
  expect(built.length).toBeGreaterThan(5);
  for (const { id, heading, slug, order } of built) {
    const index = tools.findIndex((tool) => tool.id === id);
    expect({ id, heading, slug }).toEqual(tools[index]);
    expect(order).toBe((index + 1) * 10);
  }
});
