import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ComponentType } from 'react';
import { appFolder, workspaceRoot } from '../workspace';

/** A tool's public face: what of it runs on its public page, without an account. */
export interface PublicFace {
  readonly Face: ComponentType;
  /** The file it comes from. */
  readonly file: string;
}

/** Every `apps/<remote>/src/modules/<id>/<id>-face.tsx`, by the tool's id. */
export async function publicFaces(): Promise<Record<string, PublicFace>> {
  const modules = readdirSync(join(workspaceRoot, 'apps'))
    .map((app) => join(appFolder(app), 'src', 'modules'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((id) => ({ id, folder: join(folder, id) })));
  const faces: Record<string, PublicFace> = {};
  for (const { id, folder } of modules) {
    const file = join(folder, `${id}-face.tsx`);
    if (!existsSync(file)) continue;
    const { Face } = (await import(pathToFileURL(file).href)) as { Face?: ComponentType };
    if (!Face) throw new Error(`${file} must export a component named Face.`);
    faces[id] = { Face, file };
  }
  return faces;
}
