/** The remote.ts of a remote without tools. */
export const emptyRemote = (name) => `import { defineRemote } from '@plainday/federation-contract';

export const remote = defineRemote('${name}', []);
`;

/** The dev/main.tsx of every remote. */
export const DEV_SHELL = `import { createDevShell } from '@plainday/federation-dev-shell';
import { remote } from '../src/remote';

void createDevShell({ remote });
`;

const LIST = /(defineRemote\(\s*'[^']+',\s*\[)([\s\S]*?)(\]\s*,?\s*\))/;
const IMPORT = /^import [^;]*;\n/gm;

/** Adds a module to the list in a remote.ts, with its import. Throws where the file has another form. */
export function addModule(source, { id, constant }) {
  const list = LIST.exec(source);
  const lastImport = [...source.matchAll(IMPORT)].at(-1);
  if (!list || !lastImport) {
    throw new Error(
      "remote.ts has no `defineRemote('<name>', [...])` to add to. Write it as in apps/tools-time.",
    );
  }
  const items = list[2].trim().replace(/,$/, '');
  const grown = source.replace(
    LIST,
    (_, start, __, end) => `${start}${items}${items ? ', ' : ''}${constant}${end}`,
  );
  const endOfImports = lastImport.index + lastImport[0].length;
  const line = `import { ${constant} } from './modules/${id}/${id}.module';\n`;
  return grown.slice(0, endOfImports) + line + grown.slice(endOfImports);
}
