import { init } from '@module-federation/enhanced/runtime';

/** A library that shell and remotes have in common, as the shell runs it. */
export interface SharedLibrary {
  readonly version: string;
  /** The module itself. */
  readonly lib: () => unknown;
}

/**
 * Makes the page the host of all remotes, and gives them its own copy of these libraries. Nobody else provides any, so
 * the shell takes its copies by plain imports and asks nobody which to use. Runs once, before the shell's entry.
 */
export function provideShared(libraries: Readonly<Record<string, SharedLibrary>>): void {
  const shareConfig = { singleton: true, eager: true, requiredVersion: false } as const;
  const shared = Object.entries(libraries).map(
    ([name, library]) => [name, { ...library, shareConfig }] as const,
  );
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
  });
}
