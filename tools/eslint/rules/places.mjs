import { dirname, join, relative, resolve, sep } from 'node:path';

const posix = (path) => path.split(sep).join('/');

/** Where a relative import of `file` leads, as a path from the root; null for a package. */
export function targetOf(cwd, file, source) {
  if (!source.startsWith('.')) return null;
  return posix(relative(cwd, resolve(dirname(file), source)));
}

/** The parts of a path inside a remote's module: app, module, layer (folder or role suffix) and rest. */
export function modulePlace(path) {
  const match = /^apps\/([^/]+)\/src\/modules\/([^/]+)(?:\/(.*))?$/.exec(path);
  if (!match) return null;
  const [, app, module, rest = ''] = match;
  return { app, module, layer: layerOf(rest) };
}

function layerOf(rest) {
  const folder = /^(model|api|hooks|components)\//.exec(rest)?.[1];
  if (folder) return folder;
  const role = /\.(schema|logic|api|manifest)(\.|$)/.exec(rest)?.[1];
  if (role === 'schema' || role === 'logic') return 'model';
  return role ?? null;
}

/** Every place a file is named by a string that is known while linting. */
export function importVisitor(check) {
  const visit = (node) => node.source?.value && check(node.source, String(node.source.value));
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
}

/** Path of the linted file from the root, with forward slashes. */
export function placeOf(context) {
  return posix(relative(context.cwd, context.filename));
}

/** The package a file belongs to: `apps/x`, `libs/x/y` or `tools/x`. */
export function packageRoot(path) {
  return /^(?:(?:apps|tools)\/[^/]+|libs\/[^/]+\/[^/]+)/.exec(path)?.[0] ?? null;
}

/** Same path without an index file or extension, so that two spellings of one file compare equal. */
export function canonical(path) {
  return join(path)
    .replace(/\.(?:tsx?|mjs|cjs)$/, '')
    .replace(/\/index$/, '');
}
