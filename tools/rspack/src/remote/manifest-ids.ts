import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rspack } from '@rspack/core';

const declaration = /^export const (\w+)[^=]*= \{\n {2}id: '([a-z-]+)',$/m;

/**
 * What a remote lists of its modules is their ids alone: what else their manifests say the release has told the shell
 * before any remote is loaded. Pages that read a manifest of their own still have it whole.
 */
export function withoutManifests() {
  return new rspack.NormalModuleReplacementPlugin(/^\.\/[\w-]+\.manifest$/, (resource) => {
    if (!resource.contextInfo?.issuer.endsWith('.module.ts')) return;
    const file = join(resource.context, `${resource.request}.ts`);
    const [, name, id] = declaration.exec(readFileSync(file, 'utf8')) ?? [];
    if (!name) throw new Error(`${file} must begin with 'export const … = {' and its id.`);
    resource.request = `data:text/javascript,export const ${name} = { id: '${id}' };`;
  });
}
