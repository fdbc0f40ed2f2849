import { rspack, type Compiler } from '@rspack/core';

/** What every script of the shell is loaded with; in the mode of the preload links, else those are wasted. */
const proof = `
script.crossOrigin = 'anonymous';
script.integrity = plaindayIntegrity(script.src);`;

/**
 * Scripts of the shell carry the hash that the release in the page has for them, so that the shell needs no table of
 * its own. `apps/shell/src/start/boot/file-hashes.ts` is what it asks.
 */
export class ReleaseIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('plainday-integrity', (compilation) => {
      const { createScript } = rspack.RuntimePlugin.getCompilationHooks(compilation);
      createScript.tap('plainday-integrity', (code) => code + proof);
    });
  }
}
