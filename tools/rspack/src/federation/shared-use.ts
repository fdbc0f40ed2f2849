import type { Compilation, Compiler, Module } from '@rspack/core';
import { sharedLibraries } from './shared';

/** What a remote takes from the shell: of each library a range of versions, and the exports it really uses. */
export type SharedNeeds = Readonly<
  Record<string, { readonly range: string; readonly exports: readonly string[] }>
>;

/** What a shell gives to remotes: of each library its version, and of our own ones their exports. */
export type SharedOffers = Readonly<
  Record<string, { readonly version: string; readonly exports?: readonly string[] }>
>;

const consumed = /^consume shared module \(\w+\) (.+?)@(\^\S+)/;

function usedExports(module: Module, { moduleGraph }: Compilation): string[] {
  const names = moduleGraph
    .getIncomingConnections(module)
    .filter((connection) => connection.getActiveState(undefined) !== false)
    .flatMap(({ dependency }) => dependency.ids?.[0] ?? []);
  return [...new Set(names)].sort();
}

function afterSeal(compiler: Compiler, read: (compilation: Compilation) => void): void {
  compiler.hooks.thisCompilation.tap('plainday-shared-use', (compilation) => {
    compilation.hooks.afterSeal.tap('plainday-shared-use', () => read(compilation));
  });
}

/** Watches a remote's build for what is left of its imports from shared libraries once dead code is gone. */
export class NeedsPlugin {
  needs: SharedNeeds = {};

  apply(compiler: Compiler): void {
    afterSeal(compiler, (compilation) => {
      const found = [...compilation.modules].flatMap((module) => {
        const [, library, range] = consumed.exec(module.identifier()) ?? [];
        if (!library || !range) return [];
        return [[library, { range, exports: usedExports(module, compilation) }] as const];
      });
      this.needs = Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
    });
  }
}

/** Watches the shell's build for what the shared libraries in it export. */
export class OffersPlugin {
  offers: SharedOffers = {};

  apply(compiler: Compiler): void {
    afterSeal(compiler, (compilation) => {
      const byFile = new Map<string, Module>();
      for (const module of compilation.modules) {
        const file = module.nameForCondition();
        if (file && !module.identifier().startsWith('provide')) byFile.set(file, module);
      }
      const offers = sharedLibraries().map(({ name, version, index, names: given }) => {
        if (given) return [name, { version, exports: given }] as const;
        const module = index === undefined ? undefined : byFile.get(index);
        const exports = module && compilation.moduleGraph.getProvidedExports(module);
        const names = Array.isArray(exports) ? [...exports].sort() : undefined;
        return [name, { version, ...(names && { exports: names }) }] as const;
      });
      this.offers = Object.fromEntries(offers);
    });
  }
}
