import { init } from '@module-federation/enhanced/runtime';
import { untilLoaded, type Load } from './until-loaded';

/** A library that shell and remotes have in common, as the shell runs it: here already, or to be loaded. */
export type SharedLibrary = { readonly version: string } & (
  { readonly lib: () => unknown } | { readonly load: Load }
);

/**
 * Makes the page the host of all remotes, and gives them its own copy of these libraries. Nobody else provides any, so
 * the shell takes its copies by plain imports and asks nobody which to use. Runs once, before the shell's entry.
 */
export function provideShared(libraries: Readonly<Record<string, SharedLibrary>>): void {
  const shared = Object.entries(libraries).map(
    ([name, library]) => [name, { ...wayTo(library), version: library.version }] as const,
  );
  init({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(shared),
  });
}

/** In the words of the runtime. */
function wayTo(library: SharedLibrary) {
  const isHere = 'lib' in library;
  const shareConfig = { singleton: true, eager: isHere, requiredVersion: false } as const;
  if (isHere) return { lib: library.lib, shareConfig };
  const get = async () => {
    const module = await untilLoaded(library.load);
    return () => module;
  };
  return { get, shareConfig };
}
