const LIST = /(defineRemote\(\s*'[^']+',\s*\[)([\s\S]*?)(\]\s*,?\s*\))/;

/** Adds a module to the list in a remote.ts, with its import. Throws where the file has another form. */
export function addModule(source, { id, constant }) {
  const list = LIST.exec(source);
  const lastImport = `\n${source}`.lastIndexOf('\nimport ');
  if (!list || lastImport < 0) {
    throw new Error(
      "remote.ts has no `defineRemote('<name>', [...])` to add to. Write it as in apps/tools-time.",
    );
  }
  const items = list[2].trim().replace(/,$/, '');
  const grown = source.replace(
    LIST,
    (_, start, __, end) => `${start}${items}${items ? ', ' : ''}${constant}${end}`,
  );
  const endOfImports = grown.indexOf(';\n', lastImport) + 2;
  const line = `import { ${constant} } from './modules/${id}/${id}.module';\n`;
  return grown.slice(0, endOfImports) + line + grown.slice(endOfImports);
}
