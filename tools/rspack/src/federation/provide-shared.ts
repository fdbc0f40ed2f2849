import { join } from 'node:path';
import { rspack, type RspackPluginInstance, type RuleSetRule } from '@rspack/core';
import { workspaceRoot } from '../workspace';
import type { SharedLibrary } from './shared';

/** Lies nowhere: each build of a host makes it. */
const providedModule = join(workspaceRoot, 'libs/federation/host/src/provide/provided.virtual.js');

/** The name it is imported by. */
export const providedAlias = { '@plainday/federation-host/provided$': providedModule };

/** The module in which a host imports what it shares, and hands it to `provideShared`. */
export function provideShared(libraries: readonly SharedLibrary[]): RspackPluginInstance {
  const imports = libraries.flatMap(({ name, isCommonJs, chunk }, index) =>
    chunk ? [] : `import ${isCommonJs ? '' : '* as '}library${index} from '${name}';`,
  );
  const entries = libraries.map(
    (library, index) =>
      `  '${library.name}': { version: '${library.version}', ${waysTo(library, `library${index}`)} },`,
  );
  const code = [
    "import { provideShared } from '@plainday/federation-host/provide-shared';",
    ...imports,
    `provideShared({\n${entries.join('\n')}\n});\n`,
  ];
  return new rspack.experiments.VirtualModulesPlugin({ [providedModule]: code.join('\n') });
}

/** How a library is had: at once, or when somebody asks. */
function waysTo({ name, chunk, names }: SharedLibrary, module: string): string {
  if (!chunk) return `lib: () => ${given(module, names)}`;
  return `load: () => import(/* webpackChunkName: "${chunk}" */ '${name}')`;
}

/** What of a module is handed over: all of it, or these exports. */
function given(module: string, names?: readonly string[]): string {
  if (!names) return module;
  return `({ __esModule: true, ${names.map((name) => `${name}: ${module}.${name}`).join(', ')} })`;
}

/**
 * All imports of a shared library lead through its index, which provides all of it anyway: what lies behind is then
 * seen from nowhere else, and is put together into one module.
 */
export function throughIndex(libraries: readonly SharedLibrary[]): RuleSetRule {
  return { include: libraries.flatMap(({ index }) => index ?? []), sideEffects: true };
}
