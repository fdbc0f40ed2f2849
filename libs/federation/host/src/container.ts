import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { separateGlobals } from './attempt-globals';

/** One way to load a remote: its name and the file that registers it. */
export interface ContainerSource {
  readonly name: string;
  readonly entry: string;
  readonly integrity: string;
}

/** Loads what a remote exposes as `./remote`. Unchecked: the caller verifies brand and contract. */
export type LoadContainer = (source: ContainerSource) => Promise<unknown>;

const integrityOf = new Map<string, string>();
let prepared = false;
let count = 0;

function createScript({ url }: { url: string }): HTMLScriptElement {
  const integrity = integrityOf.get(url);
  if (!integrity) throw new Error(`No integrity hash is known for ${url}.`);
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  return script;
}

function prepareRuntime(): void {
  if (prepared) return;
  registerPlugins([{ name: 'plainday-integrity', createScript }]);
  prepared = true;
}

/** Loads a remote through the federation runtime, afresh each time it is called. */
export const loadContainer: LoadContainer = async ({ name, entry, integrity }) => {
  prepareRuntime();
  const url = new URL(entry, location.origin).href;
  integrityOf.set(url, integrity);
  // A name of its own for each attempt: the runtime remembers, by name, what it once began to load.
  const attempt = `${name}~${(count += 1)}`;
  const entryGlobalName = separateGlobals(name, url);
  registerRemotes([{ name: attempt, entry: url, entryGlobalName, type: 'var' }]);
  return loadRemote(`${attempt}/remote`);
};
