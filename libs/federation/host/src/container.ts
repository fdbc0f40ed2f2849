import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { registerPlugins } from '@module-federation/enhanced/runtime';

/** One way to load a remote: its name and the file that registers it. */
export interface ContainerSource {
  readonly name: string;
  readonly entry: string;
  /** Absent for a build that is only known by its path. */
  readonly integrity?: string;
}

/** Loads what a remote exposes as `./remote`. Unchecked: the caller verifies brand and contract. */
export type LoadContainer = (source: ContainerSource) => Promise<unknown>;

const integrityOf = new Map<string, string>();
let prepared = false;

function createScript({ url }: { url: string }): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = url;
  script.crossOrigin = 'anonymous';
  const integrity = integrityOf.get(url);
  if (integrity) script.integrity = integrity;
  return script;
}

function prepareRuntime(): void {
  if (prepared) return;
  registerPlugins([{ name: 'plainday-integrity', createScript }]);
  prepared = true;
}

/** A remote that failed half-way leaves globals behind that would be taken for a loaded one. */
function forget(name: string): void {
  const key = name.replaceAll('-', '_');
  Reflect.deleteProperty(globalThis, `plainday_${key}`);
  Reflect.deleteProperty(globalThis, `plainday_chunks_${key}`);
}

/** Loads a remote through the federation runtime, afresh each time it is called. */
export const loadContainer: LoadContainer = async ({ name, entry, integrity }) => {
  prepareRuntime();
  forget(name);
  const url = new URL(entry, location.origin).href;
  if (integrity) integrityOf.set(url, integrity);
  const entryGlobalName = `plainday_${name.replaceAll('-', '_')}`;
  registerRemotes([{ name, entry: url, entryGlobalName, type: 'var' }], { force: true });
  return loadRemote(`${name}/remote`);
};
