import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn, freeRules, tokensOf } from '@plainday/tool-generators/names';
import { addModule, emptyRemote } from '@plainday/tool-generators/register';

const ENDING = '.template';
/** The second takes the place of files of the same name in the first. */
const LAYERS = ['common', 'device'];
/** Last among the tools; the site has no public page of it. */
const ORDER = 900;
const PUBLIC_PAGE = /^ {2}slug: .*\n/m;

const titleOf = (id: string) =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The files of a tool that keeps a list on the device, as the generator of the platform makes it, by their path. */
export function toolFiles(templates: string, id: string): Map<string, string> {
  const tokens = tokensOf({
    keeps: 'device',
    id,
    item: 'entry',
    title: titleOf(id),
    slug: id,
    order: ORDER,
    icon: 'Sparkles',
    rules: freeRules(id, new Set()),
    text: 'text',
    made: 'createdAt',
  });
  const files = new Map<string, string>();
  for (const layer of LAYERS) {
    const folder = join(templates, layer);
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((path) => path.endsWith(ENDING) && !path.startsWith('e2e'))) {
      const path = fillIn(name.slice(0, -ENDING.length).replaceAll('\\', '/'), tokens);
      const text = fillIn(readFileSync(join(folder, name), 'utf8'), tokens);
      const isManifest = path.endsWith('.manifest.ts');
      files.set(`src/modules/${id}/${path}`, isManifest ? text.replace(PUBLIC_PAGE, '') : text);
    }
  }
  return files;
}

/** The list of a remote's tools, with this one in it. */
export function remoteFile(remote: string, id: string): string {
  const constant = `${id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())}Module`;
  return addModule(emptyRemote(remote), { id, constant });
}

/** Refuses a folder that has something in it. */
export function refuseTaken(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Nothing was changed.`);
}
