import { foldText } from '@plainday/shared-utils';
import { withoutCode } from '../../../shared/links/without-code.logic';
import type { Entry } from './entry.schema';
import { byName } from './found.logic';
import { plainPath } from './markdown-folder.logic';

/** `[label](address)`, but no picture. */
const LINK = /(?<!!)\[([^\]|[\n]*)\]\(<?([^()\s<>]+\.(?:md|markdown))(?:#[^()\s<>]*)?>?\)/gi;

/** An entry and the path of its file. */
export interface ReadFile {
  readonly path: string;
  readonly entry: Entry;
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where an address leads from a file, as a folded path without ending; null where it leaves the folder. */
function placeOf(address: string, from: string): string | null {
  if (/^[a-z][a-z\d+.-]*:|^\//i.test(address)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(address).split('/')) {
    if (part === '..' && parts.pop() === undefined) return null;
    if (part !== '..' && part !== '.') parts.push(part);
  }
  return foldText(plainPath(parts.join('/')));
}

/** Entries whose links to other files of the same folder lead to what these have become. */
export function withLinksBetween(files: readonly ReadFile[]): readonly Entry[] {
  const byPath = new Map(files.map(({ path, entry }) => [foldText(plainPath(path)), entry]));
  const names = byName(files.map(({ entry }) => entry));
  const nameOf = ({ id, title, path }: Entry) =>
    names.get(foldText(title.trim()))?.id === id || path === undefined ? title : path;
  return files.map(({ path, entry }) => {
    let { content } = entry;
    for (const match of [...withoutCode(content).matchAll(LINK)].toReversed()) {
      const [whole, label = '', address = ''] = match;
      const place = placeOf(address, path);
      const target = place === null ? undefined : byPath.get(place);
      if (!target) continue;
      const name = nameOf(target);
      const link =
        label.trim() === '' || label.trim() === name ? `[[${name}]]` : `[[${name}|${label}]]`;
      content = content.slice(0, match.index) + link + content.slice(match.index + whole.length);
    }
    return content === entry.content ? entry : { ...entry, content };
  });
}
