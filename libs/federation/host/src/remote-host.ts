import type {
  CreateOffers,
  ListedModule,
  ModulePage,
  Release,
  RemoteRelease,
} from '@plainday/federation-contract';
import { systemClock } from '@plainday/shared-platform';
import { isStuck, takeStuck } from './opening';
import { loadContainer, type LoadContainer } from './container';
import { RemoteError, toRemoteError } from './remote-error';
import type { ModuleFault } from './module-fault';
import { RemoteLoader, type LoadedPage, type ServedBuild } from './remote-loader';

/** What is known of a module's page at this moment. */
export type ModuleState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly Page: ModulePage; readonly isPrevious: boolean }
  | { readonly status: 'failed'; readonly error: RemoteError };

/** A module of the live release with the remote it comes from. */
export type HostedModule = ListedModule;

export interface RemoteHostOptions {
  readonly release: Release;
  /** Reads `/release.json` again, past every cache. Called before a retry. */
  readonly refreshRelease: () => Promise<Release>;
  /** For tests: another way to load a remote. */
  readonly load?: LoadContainer;
  readonly log?: (message: string, error: unknown) => void;
  /** Told of a module that did not run, once for each time. */
  readonly onFault?: (fault: ModuleFault) => void;
}

/** What is known of the build a module is served from. */
export interface ModuleDetails {
  readonly version: string | undefined;
  readonly previous: string | undefined;
  /** Milliseconds until its page was there, the last time it was loaded. */
  readonly loadMs: number | undefined;
  /** What went wrong last, since the page was opened. */
  readonly fault: ModuleFault | undefined;
}

/** A page that stood for longer is not broken by its release: the one before would not help. Milliseconds. */
const FIRST_SECONDS = 10_000;

const idle: ModuleState = { status: 'idle' };
const loading: ModuleState = { status: 'loading' };

/** Paths of one loader, many more than anybody retries. */
const PATHS_PER_LOADER = 1000;

/** A module may come from another build of its remote, and then has a previous build of its own. */
function servedBuild(remote: RemoteRelease | undefined, moduleId: string): ServedBuild | undefined {
  const module = remote?.modules.find(({ id }) => id === moduleId);
  if (!remote || !module) return remote;
  return { ...(module.build ?? remote), previous: module.previous ?? remote.previous };
}

/** A build that froze its page never stands in for another: a card is better. */
function withoutFrozen(build: ServedBuild, moduleId: string): ServedBuild {
  const { previous, ...live } = build;
  return previous && isStuck(moduleId, previous.version) ? live : build;
}

function listModules(release: Release): HostedModule[] {
  return (
    Object.entries(release.remotes)
      .flatMap(([remote, { modules }]) => modules.map((module) => ({ ...module, remote })))
      // Ids are ASCII; the first comparison by locale takes as long as the rest of the start of the host.
      .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
  );
}

/** The shell's side of federation: which modules there are, and the pages of those that were loaded. */
export class RemoteHost {
  #release: Release;
  #modules: HostedModule[];
  readonly #loaders = new Map<string, RemoteLoader>();
  readonly #states = new Map<string, ModuleState>();
  readonly #faults = new Map<string, ModuleFault>();
  readonly #loadMs = new Map<string, number>();
  /** Modules that somebody has asked to see. */
  readonly #wanted = new Set<string>();
  readonly #listeners = new Set<() => void>();

  constructor(private readonly options: RemoteHostOptions) {
    this.#release = options.release;
    this.#modules = listModules(options.release);
  }

  /** All modules of the release, in sidebar order. The same array until a retry reads a new release. */
  modules(): readonly HostedModule[] {
    return this.#modules;
  }

  /** The release that pages are loaded from by now. */
  release(): Release {
    return this.#release;
  }

  /** What is known of a module beside its state. */
  details(moduleId: string): ModuleDetails {
    const { live } = this.#find(moduleId);
    return {
      version: live?.version,
      previous: live?.previous?.version,
      loadMs: this.#loadMs.get(moduleId),
      fault: this.#faults.get(moduleId),
    };
  }

  /** The state of one module's page. Stable between changes, for `useSyncExternalStore`. */
  state(moduleId: string): ModuleState {
    return this.#states.get(moduleId) ?? idle;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads a module's page, which is about to be shown. Does nothing when it is loaded, loading or failed. */
  preload(moduleId: string): void {
    this.#wanted.add(moduleId);
    this.loadAhead(moduleId);
  }

  /** Loads a page that may never be shown. What fails unseen is tried again by `preload`. */
  loadAhead(moduleId: string): void {
    if (this.state(moduleId).status === 'idle') void this.#load(moduleId);
  }

  /** The code behind what a module offers to others. Rejects when it cannot be loaded. */
  async loadOffers(moduleId: string): Promise<CreateOffers> {
    const { remote, live } = this.#find(moduleId);
    if (!live) throw new RemoteError('unknown', moduleId);
    return this.#loader(remote, live).loadOffers(live, moduleId);
  }

  /** Settles when the module's page was loaded or could not be. Never rejects. */
  whenSettled(moduleId: string): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        const { status } = this.state(moduleId);
        if (status !== 'ready' && status !== 'failed') return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = this.subscribe(check);
      check();
    });
  }

  /** Loads a failed module again, from the release that is live by now. */
  async retry(moduleId: string): Promise<void> {
    this.#set(moduleId, loading);
    try {
      this.#release = await this.options.refreshRelease();
      this.#modules = listModules(this.#release);
    } catch (error) {
      this.report('The release could not be read again.', error);
    }
    await this.#load(moduleId, true);
  }

  /** A module's page threw while rendering: within its first seconds its previous version takes over, if there is one. */
  async crashed(moduleId: string, error: unknown, stoodMs = 0): Promise<void> {
    this.report(`Module '${moduleId}' threw while rendering.`, error);
    const state = this.state(moduleId);
    const { remote, live } = this.#find(moduleId);
    const crash = new RemoteError('crashed', remote, error);
    const isNew = state.status === 'ready' && !state.isPrevious && stoodMs < FIRST_SECONDS;
    const served = live && withoutFrozen(live, moduleId);
    if (isNew && served?.previous) {
      this.#set(moduleId, loading);
      const previous = this.#loader(remote, served).loadPrevious(served, moduleId);
      const page = await previous.catch(() => null);
      if (page) {
        this.#note(moduleId, crash, true);
        return this.#set(moduleId, { status: 'ready', ...page });
      }
    }
    this.#note(moduleId, crash, false);
    this.#set(moduleId, { status: 'failed', error: crash });
  }

  /** Tells of modules that kept an earlier page busy until its end, of each such page once. */
  tellStuck(moduleIds: readonly string[] = this.#modules.map(({ id }) => id)): void {
    for (const moduleId of moduleIds) {
      const stuck = takeStuck(moduleId);
      if (!stuck) continue;
      const error = new RemoteError('frozen', this.#find(moduleId).remote);
      this.#note(moduleId, error, false, stuck.version);
      this.#set(moduleId, this.state(moduleId));
    }
  }

  #note(
    moduleId: string,
    error: RemoteError,
    isHealed: boolean,
    version = this.#find(moduleId).live?.version,
  ): void {
    const fault = {
      moduleId,
      version,
      release: this.#release.id,
      error,
      isHealed,
      at: systemClock.now(),
    };
    this.#faults.set(moduleId, fault);
    this.options.onFault?.(fault);
  }

  #find(moduleId: string) {
    const remote = this.#modules.find(({ id }) => id === moduleId)?.remote ?? '';
    return { remote, live: servedBuild(this.#release.remotes[remote], moduleId) };
  }

  async #load(moduleId: string, afresh = false): Promise<void> {
    this.#set(moduleId, loading);
    const { remote, live } = this.#find(moduleId);
    if (!live) {
      return this.#set(moduleId, { status: 'failed', error: new RemoteError('unknown', moduleId) });
    }
    const loader = this.#loader(remote, live);
    if (afresh) loader.forget();
    const startedAt = performance.now();
    try {
      const served = withoutFrozen(live, moduleId);
      const page = await loader.loadPage(served, moduleId, () => this.#wanted.has(moduleId));
      this.#loadMs.set(moduleId, performance.now() - startedAt);
      if (page.insteadOf) this.#note(moduleId, page.insteadOf, true);
      this.#set(moduleId, { status: 'ready', ...page });
    } catch (caught) {
      const error = toRemoteError(caught, remote);
      if (!this.#wanted.has(moduleId)) return this.#set(moduleId, idle);
      this.#note(moduleId, error, false);
      this.#set(moduleId, { status: 'failed', error });
    }
  }

  /** A page that comes after its card was shown takes the card's place. */
  #arrivedLate(moduleId: string, page: LoadedPage): void {
    const state = this.state(moduleId);
    const gaveUp = state.status === 'failed' && state.error.failure === 'too-slow';
    if (gaveUp) this.#set(moduleId, { status: 'ready', ...page });
  }

  #loader(remote: string, { version }: ServedBuild): RemoteLoader {
    const key = `${remote}@${version}`;
    const known = this.#loaders.get(key);
    if (known) return known;
    const others = [...this.#loaders.values()].filter(({ name }) => name === remote);
    const loader = new RemoteLoader(remote, {
      load: this.options.load ?? loadContainer,
      firstPath: others.length * PATHS_PER_LOADER,
      log: (message, error) => this.report(message, error),
      onLate: (moduleId, page) => this.#arrivedLate(moduleId, page),
    });
    this.#loaders.set(key, loader);
    return loader;
  }

  #set(moduleId: string, state: ModuleState): void {
    this.#states.set(moduleId, state);
    for (const listener of this.#listeners) listener();
  }

  /** Hands an error of a module to the shell's log. */
  report(message: string, error: unknown): void {
    this.options.log?.(message, error);
  }
}

/** Creates the host for a release. */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  return new RemoteHost(options);
}
