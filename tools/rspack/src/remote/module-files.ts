import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { appFolder, workspaceRoot } from '../workspace';

/** A file that a module has, with what it exports. */
export interface ModuleFile<Exports> {
  readonly id: string;
  readonly file: string;
  readonly exported: Exports;
}

/** Every `apps/<remote>/src/modules/<id>/<id><ending>` that there is. */
export async function moduleFiles<Exports>(ending: string): Promise<ModuleFile<Exports>[]> {
  const found = readdirSync(join(workspaceRoot, 'apps'))
    .map((app) => join(appFolder(app), 'src', 'modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder).map((id) => ({ id, file: join(folder, id, `${id}${ending}`) })),
    )
    .filter(({ file }) => existsSync(file));
  return Promise.all(
    found.map(async ({ id, file }) => {
      const exported = (await import(pathToFileURL(file).href)) as Exports;
      return { id, file, exported };
    }),
  );
}
