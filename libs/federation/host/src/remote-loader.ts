import {
  CONTRACT_VERSION,
  type ModulePage,
  type RemoteBuild,
  type RemoteModule,
  type RemoteRelease,
} from '@plainday/federation-contract';
import { checkRemote } from './check-remote';
import type { LoadContainer } from './container';
import { RemoteError, toRemoteError } from './remote-error';
import { withTimeLimit } from './time-limit';

/** A module's page, and whether it had to be taken from the remote's previous version. */
export interface LoadedPage {
  readonly Page: ModulePage;
  readonly isPrevious: boolean;
}

interface Attempt {
  readonly build: RemoteBuild;
  readonly entry: string;
  readonly limitMs: number;
  readonly isPrevious: boolean;
}

/** Milliseconds for the first try, the second under a new path, and the previous version: 8 s in all. */
const limits = { first: 3_500, again: 2_500, previous: 2_000 } as const;

/** A script that hangs stays hung under its URL, so every further try goes through a path of its own. */
function freshPath(entry: string, attempt: number): string {
  return entry.replace('/remotes/', `/remotes/~${attempt}/`);
}

/** Loads one remote and its pages: with a time limit, a second try, and its previous version. */
export class RemoteLoader {
  #container: { remote: Promise<RemoteModule>; isPrevious: boolean } | null = null;
  #paths = 0;

  constructor(
    readonly name: string,
    private readonly loadContainer: LoadContainer,
    private readonly log: (message: string, error: unknown) => void,
  ) {}

  /** Lets go of what was loaded, so that the next page comes from a build loaded afresh. */
  forget(): void {
    this.#container = null;
  }

  /** The page of a module. Rejects with a `RemoteError` when no attempt worked. */
  loadPage(release: RemoteRelease, moduleId: string): Promise<LoadedPage> {
    return this.#load(this.#attempts(release), moduleId);
  }

  /** The page of a module as it was before the live version, for one that loads but does not run. */
  loadPrevious(release: RemoteRelease, moduleId: string): Promise<LoadedPage> {
    this.forget();
    const attempts = this.#attempts(release).filter(({ isPrevious }) => isPrevious);
    return this.#load(attempts, moduleId);
  }

  async #load(attempts: readonly Attempt[], moduleId: string): Promise<LoadedPage> {
    let failure: RemoteError | null = null;
    for (const attempt of attempts) {
      try {
        return await this.#try(attempt, moduleId);
      } catch (error) {
        const remoteError = toRemoteError(error, this.name);
        this.log(`Module '${moduleId}' of '${this.name}' ${attempt.build.version} failed.`, error);
        this.forget();
        failure ??= remoteError;
      }
    }
    throw failure ?? new RemoteError('wrong-contract', this.name);
  }

  #attempts({ previous, ...live }: RemoteRelease): Attempt[] {
    const first = this.#paths === 0 ? live.entry : freshPath(live.entry, this.#paths);
    const attempts: Attempt[] = [
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
      attempts.push({ build: previous, entry, limitMs: limits.previous, isPrevious: true });
    }
    return attempts.filter(({ build }) => build.contract === CONTRACT_VERSION);
  }

  async #try(attempt: Attempt, moduleId: string): Promise<LoadedPage> {
    const work = this.#loadModule(attempt, moduleId);
    return withTimeLimit(work, attempt.limitMs, () => new RemoteError('too-slow', this.name));
  }

  async #loadModule(attempt: Attempt, moduleId: string): Promise<LoadedPage> {
    const container = (this.#container ??= this.#open(attempt));
    const remote = await container.remote;
    const module = remote.modules.find(({ manifest }) => manifest.id === moduleId);
    if (!module) throw new RemoteError('unknown', this.name);
    const { Page } = await module.load();
    if (typeof Page !== 'function' && typeof Page !== 'object') {
      throw new RemoteError('unusable', this.name);
    }
    return { Page, isPrevious: container.isPrevious };
  }

  #open({ build, entry, isPrevious }: Attempt) {
    this.#paths += 1;
    const loaded = this.loadContainer({ name: this.name, entry, integrity: build.integrity });
    return { remote: loaded.then((value) => checkRemote(value, this.name)), isPrevious };
  }
}
