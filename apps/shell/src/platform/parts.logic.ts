import type { Release } from '@plainday/federation-contract';
import type { HostedModule, ModuleDetails, ModuleState } from '@plainday/federation-host';

/** A tool as the page lists it. */
export interface ToolPart {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly previous: string | undefined;
  readonly bytes: number | undefined;
  readonly loadMs: number | undefined;
  readonly state: 'not opened' | 'loading' | 'works' | 'previous version' | 'failed';
  readonly fault: string | undefined;
  /** Epoch milliseconds. */
  readonly faultAt: number | undefined;
}

/** A remote with its tools. */
export interface RemotePart {
  readonly name: string;
  readonly version: string;
  readonly previous: string | undefined;
  readonly contract: string;
  /** All its files, downloaded or not. */
  readonly bytes: number;
  readonly tools: readonly ToolPart[];
}

function stateOf(state: ModuleState): ToolPart['state'] {
  if (state.status === 'idle') return 'not opened';
  if (state.status !== 'ready') return state.status;
  return state.isPrevious ? 'previous version' : 'works';
}

function toolPart(module: HostedModule, state: ModuleState, details: ModuleDetails): ToolPart {
  const { id, title, bytes } = module;
  const { version = 'unknown', previous, loadMs, fault } = details;
  return {
    id,
    title,
    version,
    previous,
    bytes,
    loadMs,
    state: stateOf(state),
    fault: fault?.error.message,
    faultAt: fault?.at,
  };
}

/** What a host knows of its modules. */
export interface PartsSource {
  release(): Release;
  modules(): readonly HostedModule[];
  state(moduleId: string): ModuleState;
  details(moduleId: string): ModuleDetails;
}

/** Every remote of the release with its tools, by name. */
export function partsOf(host: PartsSource): readonly RemotePart[] {
  return Object.entries(host.release().remotes)
    .map(([name, { version, previous, contract, files }]) => ({
      name,
      version,
      previous: previous?.version,
      contract,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      tools: host
        .modules()
        .filter(({ remote }) => remote === name)
        .map((module) => toolPart(module, host.state(module.id), host.details(module.id))),
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
