import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Packages that ship a dual build only through file names Jest would pick the ESM one of, and those of which only a
 * second version, below the package that needs it, is an ES module.
 */
const ALSO = ['lucide', 'escape-string-regexp'];

function packageNames(modules) {
  return readdirSync(modules).flatMap((entry) => {
    if (entry.startsWith('.')) return [];
    if (!entry.startsWith('@')) return [entry];
    return readdirSync(join(modules, entry)).map((name) => `${entry}/${name}`);
  });
}

function isModule(modules, name) {
  const manifest = join(modules, name, 'package.json');
  return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).type === 'module';
}

/** Names of the installed packages written as ES modules, which Jest must translate to CommonJS. */
export function esmPackages(root) {
  const modules = join(root, 'node_modules');
  const found = packageNames(modules).filter((name) => isModule(modules, name));
  return [...new Set([...found, ...ALSO])].map((name) => name.replaceAll('.', '\\.'));
}
