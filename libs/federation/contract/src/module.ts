import type { ComponentType } from 'react';
import { CONTRACT_VERSION, type ContractVersion } from './contract-version';
import type { ModuleManifest } from './manifest';
import type { CreateOffers } from './offers-context';

/** A module page as it is mounted by the shell. It reads the shell through `useShell()`. */
export type ModulePage = ComponentType;

/** One tool: its manifest and the door to its code. */
export interface ToolModule {
  readonly manifest: ModuleManifest;
  /** Downloads the page; resolves to a module whose `Page` is the component to mount. */
  readonly load: () => Promise<{ readonly Page: ModulePage }>;
  /** Downloads the code behind `manifest.offers`, apart from the page. */
  readonly offers?: () => Promise<{ readonly createOffers: CreateOffers }>;
}

/** Brand of what a remote exposes, so that a wrong bundle is refused before it is mounted. */
export const REMOTE_BRAND = '@plainday/remote';

/** What a remote exposes as `./remote`: its one list of modules. */
export interface RemoteModule {
  readonly $$type: typeof REMOTE_BRAND;
  /** The contract it was built against. */
  readonly contract: ContractVersion;
  readonly name: string;
  readonly modules: readonly ToolModule[];
}

/** Declares one module. The identity function gives the literal its type and its mistakes a line number. */
export function defineModule(module: ToolModule): ToolModule {
  return module;
}

/** Declares a remote, stamped with the contract it was built against. */
export function defineRemote(name: string, modules: readonly ToolModule[]): RemoteModule {
  return { $$type: REMOTE_BRAND, contract: CONTRACT_VERSION, name, modules };
}
