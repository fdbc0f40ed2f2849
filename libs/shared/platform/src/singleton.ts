interface Copy {
  readonly version: string;
  readonly from: string;
}

const REGISTRY = Symbol.for('plainday.singletons');

/**
 * Called at import by a library that may exist only once in a page. A second copy, bundled into a
 * remote by mistake, would have a store or a cache of its own; it is refused with the names of both.
 *
 * @example claimSingleton('@plainday/data-api', '0.1.0');
 */
export function claimSingleton(name: string, version: string): void {
  const holder = globalThis as { [REGISTRY]?: Map<string, Copy> };
  const copies = (holder[REGISTRY] ??= new Map());
  const from = callerUrl();
  const first = copies.get(name);
  if (first) {
    throw new Error(
      `Two copies of ${name} are loaded: ${first.version} from ${first.from}, and ${version} from ${from}. ` +
        'Its state must exist once. Share it as a singleton (the list in tools/rspack) and build the second file again.',
    );
  }
  copies.set(name, { version, from });
}

/** Address of the script that is being run: the first one in a stack trace. */
function callerUrl(): string {
  return /https?:\/\/[^\s)]+?(?=:\d+:\d+)/.exec(new Error().stack ?? '')?.[0] ?? 'this bundle';
}
