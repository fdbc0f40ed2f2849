import * as prettier from 'prettier';
import { join } from 'node:path';

const ID = /^[a-z]+(-[a-z]+)*$/;

/** Files of a folder of the tree, those in its subfolders too. */
export function filesIn(tree, folder) {
  return tree.children(folder).flatMap((name) => {
    const path = `${folder}/${name}`;
    return tree.isFile(path) ? [path] : filesIn(tree, path);
  });
}

/** Takes a module out of the list in a remote.ts, with its import. */
export function withoutModule(source, id) {
  const line = new RegExp(`^import \\{ (\\w+) \\} from './modules/${id}/[^']+';\\n`, 'm');
  const [, constant] = line.exec(source) ?? [];
  if (!constant) throw new Error(`remote.ts does not list '${id}'.`);
  return source.replace(line, '').replace(new RegExp(`\\b${constant},?\\s*`), '');
}

export function requireId(id) {
  if (!ID.test(id)) throw new Error(`'${id}' is no id: write it in kebab-case.`);
}

export function requireRemote(tree, remote) {
  if (!tree.exists(`apps/${remote}/src/remote.ts`))
    throw new Error(`There is no remote '${remote}'.`);
}

/** Writes a file the way prettier would. */
export async function writeTidy(tree, path, text) {
  const config = await prettier.resolveConfig(join(tree.root, path));
  tree.write(path, await prettier.format(text, { ...config, filepath: path }));
}

const words = (id) => id.split('-');
const pascal = (id) =>
  words(id)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');
const camel = (id) => pascal(id)[0].toLowerCase() + pascal(id).slice(1);

/** A text with one id in place of another, in all the ways an id is written in code. */
export function renamed(text, from, to) {
  return text
    .replace(new RegExp(`(?<!\\w)${from}(?![a-z0-9])`, 'g'), to)
    .replace(new RegExp(`(?<!\\w)${camel(from)}(?![a-z])`, 'g'), camel(to))
    .replace(new RegExp(`${pascal(from)}(?![a-z])`, 'g'), pascal(to));
}

/** What people have kept is found by these names for ever. */
const KEPT = /stores: \{[^}]*\}/g;
const LITERAL = /'[^'\n]*'/g;

/** The same, with the names of stores left as they are. */
export function renamedIn(path, text, from, to) {
  const kept = path.endsWith('.store.ts')
    ? (text.match(LITERAL) ?? []).filter((word) => word === `'${from}'`)
    : (text.match(KEPT) ?? []);
  const marks = kept.map((_, at) => `\u0000${at}\u0000`);
  const hidden = kept.reduce((all, word, at) => all.replace(word, marks[at]), text);
  return marks.reduce((all, mark, at) => all.replace(mark, kept[at]), renamed(hidden, from, to));
}
