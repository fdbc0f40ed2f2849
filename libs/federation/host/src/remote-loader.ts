import {
  contractFit,
  type ContractFit,
  type CreateOffers,
  type ModulePage,
  type RemoteBuild,
  type RemoteModule,
  type ToolModule,
} from '@plainday/federation-contract';
import { checkRemote } from './check-remote';
import type { LoadContainer } from './container';
import { RemoteError, toRemoteError } from './remote-error';
import { stagger } from './stagger';

/** A module's page, and whether it had to be taken from the remote's previous version. */
export interface LoadedPage {
  readonly Page: ModulePage;
  readonly isPrevious: boolean;
  /** Why the previous version had to take over. */
  readonly insteadOf?: RemoteError | undefined;
}

type Origin = Pick<LoadedPage, 'isPrevious' | 'insteadOf'>;

/** Downloads a part of a module; null when it is not what it should be. */
type ReadPart<Part> = (module: ToolModule) => Promise<Part | null>;

async function readPage(module: ToolModule): Promise<{ readonly Page: ModulePage } | null> {
  const { Page } = await module.load();
  return typeof Page === 'function' || typeof Page === 'object' ? { Page } : null;
}

async function readOffers(
  module: ToolModule,
): Promise<{ readonly createOffers: CreateOffers } | null> {
  const { createOffers } = (await module.offers?.()) ?? {};
  return typeof createOffers === 'function' ? { createOffers } : null;
}

/** The build a module is served from, and the one to fall back on. */
export interface ServedBuild extends RemoteBuild {
  readonly previous?: RemoteBuild;
}

interface Container {
  readonly remote: Promise<RemoteModule>;
  readonly isPrevious: boolean;
  /** What the live version fell over, once this one has taken over. */
  insteadOf?: RemoteError | undefined;
}

interface Source {
  readonly build: RemoteBuild;
  readonly entry: string;
  readonly limitMs: number;
  readonly isPrevious: boolean;
}

export interface RemoteLoaderOptions {
  readonly load: LoadContainer;
  readonly log: (message: string, error: unknown) => void;
  /** Number of the first path that is tried; loaders of the same remote must not share any. */
  readonly firstPath?: number;
  /** A page that came after `loadPage` had given up: slow, but there. */
  readonly onLate?: (moduleId: string, page: LoadedPage) => void;
}

/**
 * Milliseconds until the second try under a new path, until the previous version, and until the card: 6 s in all,
 * which leaves two of the 8 s (design §4) to the start of the page.
 */
const limits = { first: 2_500, again: 1_500, previous: 2_000 } as const;

/** A script that hangs stays hung under its URL, so every further try goes through a path of its own. */
function freshPath(entry: string, attempt: number): string {
  return entry.replace('/remotes/', `/remotes/~${attempt}/`);
}

/** Loads one remote and its pages: with a time limit, a second try, and its previous version. */
export class RemoteLoader {
  #container: Container | null = null;
  #paths: number;

  constructor(
    readonly name: string,
    private readonly options: RemoteLoaderOptions,
  ) {
    this.#paths = options.firstPath ?? 0;
  }

  /** Lets go of what was loaded, so that the next page comes from a build loaded afresh. */
  forget(): void {
    this.#container = null;
  }

  /**
   * The page of a module. Rejects with a `RemoteError` when no attempt has worked in time; what nobody waits for
   * (`isSeen`) fails without a word.
   */
  loadPage(
    release: ServedBuild,
    moduleId: string,
    isSeen: () => boolean = () => true,
  ): Promise<LoadedPage> {
    // What stands in for another module need not do so for this one.
    if (!release.previous && this.#container?.isPrevious) this.forget();
    return this.#load(release, this.#sources(release), moduleId, readPage, isSeen);
  }

  /** The code behind what a module offers to others, found the same way. */
  async loadOffers(release: ServedBuild, moduleId: string): Promise<CreateOffers> {
    const sources = this.#sources(release);
    const { createOffers } = await this.#load(release, sources, moduleId, readOffers);
    return createOffers;
  }

  /** The page of a module as it was before the live version, for one that loads but does not run. */
  loadPrevious(release: ServedBuild, moduleId: string): Promise<LoadedPage> {
    this.forget();
    const sources = this.#sources(release).filter(({ isPrevious }) => isPrevious);
    return this.#load(release, sources, moduleId, readPage);
  }

  async #load<Part extends object>(
    { contract }: RemoteBuild,
    sources: readonly Source[],
    moduleId: string,
    read: ReadPart<Part>,
    isSeen: () => boolean = () => true,
  ): Promise<Part & Origin> {
    const fit = contractFit(contract);
    if (sources.length === 0) throw this.#failure(fit);
    const opened: Container[] = [];
    let first: RemoteError | undefined = fit === 'fits' ? undefined : this.#failure(fit);
    const say = (error: unknown, { build: { version } }: Source): void => {
      if (!isSeen()) return;
      this.options.log(`Module '${moduleId}' of '${this.name}' ${version} failed.`, error);
    };
    // Slow is not dead: told only when nothing has come in time.
    const slow: Source[] = [];
    const attempts = sources.map((source, index) => ({
      limitMs: source.limitMs,
      run: () => {
        const container = (this.#container ??= this.#open(source));
        opened[index] = container;
        return this.#partOf(container, moduleId, read);
      },
    }));
    try {
      const { part, container } = await stagger(attempts, {
        tooSlow: () => new RemoteError('too-slow', this.name),
        onFailure: (error, index) => {
          const failure = toRemoteError(error, this.name);
          first ??= failure;
          const source = sources[index];
          if (source && failure.failure === 'too-slow') slow.push(source);
          else if (source) say(error, source);
          // Another module of this remote may have opened a better one by now.
          if (this.#container === opened[index]) this.forget();
        },
        onLate: ({ part: late }) => {
          if ('Page' in late) this.options.onLate?.(moduleId, late as Part & LoadedPage);
        },
      });
      this.#container = container;
      if (!part.isPrevious) return part;
      return { ...part, insteadOf: (container.insteadOf ??= first) };
    } catch (error) {
      for (const source of slow) say(new RemoteError('too-slow', this.name), source);
      // Whatever the previous version fell over: it only stood in for a live one that does not fit.
      throw fit === 'fits' ? toRemoteError(error, this.name) : this.#failure(fit, error);
    }
  }

  #failure(fit: ContractFit, cause?: unknown): RemoteError {
    return new RemoteError(fit === 'fits' ? 'unknown' : fit, this.name, cause);
  }

  #sources({ previous, ...live }: ServedBuild): Source[] {
    const isFirst = this.#paths === (this.options.firstPath ?? 0);
    const first = isFirst ? live.entry : freshPath(live.entry, this.#paths);
    const sources: Source[] = [
      { build: live, entry: first, limitMs: limits.first, isPrevious: false },
      {
        build: live,
        entry: freshPath(live.entry, this.#paths + 1),
        limitMs: limits.again,
        isPrevious: false,
      },
    ];
    if (previous) {
      const entry = freshPath(previous.entry, this.#paths + 2);
      sources.push({ build: previous, entry, limitMs: limits.previous, isPrevious: true });
    }
    return sources.filter(({ build }) => contractFit(build.contract) === 'fits');
  }

  async #partOf<Part extends object>(container: Container, moduleId: string, read: ReadPart<Part>) {
    const remote = await container.remote;
    const module = remote.modules.find(({ manifest }) => manifest.id === moduleId);
    if (!module) throw new RemoteError('unknown', this.name);
    const part = await read(module);
    if (!part) throw new RemoteError('unusable', this.name);
    return { container, part: { ...part, isPrevious: container.isPrevious } };
  }

  #open({ build, entry, isPrevious }: Source): Container {
    this.#paths += 1;
    const { integrity } = build;
    const loaded = this.options.load({ name: this.name, entry, integrity });
    return { remote: loaded.then((value) => checkRemote(value, this.name)), isPrevious };
  }
}
