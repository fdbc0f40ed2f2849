import { createInstance } from '@module-federation/enhanced/runtime';
import { attachShareScopeMap, bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/init-container-entry';

/**
 * Gives every remote the shell's copy of the federation runtime, so that none downloads its own.
 * Runs before the shell's entry; the name is agreed with the externals in tools/rspack. Each read makes
 * a fresh set, because a remote keeps its own share scope, options and instance in it: `init` alone
 * would hand every remote the shell's instance, as they share its build of the runtime.
 */
Object.defineProperty(globalThis, 'plaindayFederation', {
  get: () => ({
    runtime: { init: createInstance },
    instance: undefined,
    initOptions: undefined,
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
    bundlerRuntimeOptions: {},
  }),
});
