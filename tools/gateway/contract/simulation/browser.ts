import { AsyncLocalStorage } from 'node:async_hooks';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { systemClock } from '@plainday/shared-platform';
import { FakeLocks } from '@plainday/testing-unit';
import { record } from './record';

/** What happens to one request. */
export type Fate = 'arrives' | 'is lost' | 'loses its answer' | 'arrives twice';

/** One browser of a person: what it keeps outlives its tabs. */
export interface Browser {
  readonly name: string;
  readonly storage: Map<string, string>;
  readonly database: IDBFactory;
  readonly locks: FakeLocks;
  readonly channels: Set<FakeChannel>;
  /** Milliseconds by which its clock is wrong. */
  skew: number;
  isOffline: boolean;
  fate: () => Fate;
  /** Milliseconds for which an answer of a read is held back: it crosses what came after it. */
  lag: () => number;
}

/** Code runs in a tab, in what it awaits too: its globals are those of the tab's browser. */
export interface Tab {
  readonly browser: Browser;
  isAlive: boolean;
}

const running = new AsyncLocalStorage<Tab>();

/** Runs something in a tab. */
export function inTab<Result>(tab: Tab, job: () => Result): Result {
  return running.run(tab, job);
}

export function createBrowser(name: string, skew: number): Browser {
  return {
    name,
    storage: new Map(),
    database: new IDBFactory(),
    locks: new FakeLocks(() => running.getStore()),
    channels: new Set(),
    skew,
    isOffline: false,
    fate: () => 'arrives',
    lag: () => 0,
  };
}

/** Ends a tab as a crash does: what it was about to do does not happen. */
export function killTab(tab: Tab): void {
  tab.isAlive = false;
  tab.browser.locks.release(tab);
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  private readonly tab = running.getStore();

  constructor(private readonly name: string) {
    this.tab?.browser.channels.add(this);
  }

  postMessage(data: unknown): void {
    for (const other of this.tab?.browser.channels ?? []) {
      if (other === this || other.name !== this.name || !other.tab?.isAlive) continue;
      const { tab } = other;
      setTimeout(() => running.run(tab, () => other.onmessage?.({ data })), 0);
    }
  }

  close(): void {
    this.tab?.browser.channels.delete(this);
  }
}

/** A dead tab begins nothing more on its device; what opens the database is the stand-in's own. */
function stopDeadTransactions(): () => void {
  const real = IDBDatabase.prototype.transaction;
  const transactions = jest.spyOn(IDBDatabase.prototype, 'transaction');
  transactions.mockImplementation(function (this: IDBDatabase, ...args) {
    const isDead = running.getStore()?.isAlive === false && args[1] !== 'versionchange';
    if (isDead) throw new Error('The tab is gone.');
    return real.apply(this, args);
  });
  return () => transactions.mockRestore();
}

/** What a dead tab waits for. */
export const never = () => new Promise<never>(() => undefined);

/** The network as a tab meets it. */
function fetchOf(real: typeof fetch): typeof fetch {
  let requests = 0;
  return async (input, init) => {
    const tab = running.getStore();
    if (!tab) return real(input, init);
    if (!tab.isAlive) return never();
    const isWrite = !['GET', 'HEAD', undefined].includes(init?.method);
    const fate = isWrite ? tab.browser.fate() : 'arrives';
    const name = `${tab.browser.name} #${(requests += 1)}`;
    const url = input instanceof Request ? input.url : String(input);
    const body = typeof init?.body === 'string' ? init.body : '';
    record(`${name} ${init?.method ?? 'GET'} ${url} ${body} (${fate})`);
    if (tab.browser.isOffline || fate === 'is lost') throw new TypeError('fetch failed');
    const answer = await real(input, init);
    if (!url.includes('/live/')) {
      void answer
        .clone()
        .text()
        .then((text) => record(`${name} is answered ${answer.status} ${text}`))
        .catch(() => undefined);
    }
    const lag = isWrite ? 0 : tab.browser.lag();
    if (lag > 0) await new Promise((resolve) => void setTimeout(resolve, lag));
    if (fate === 'arrives twice') await (await real(input, init)).text();
    if (!tab.isAlive) return never();
    record(`${name} arrives`);
    if (fate === 'loses its answer') throw new TypeError('fetch failed');
    return answer;
  };
}

/** Longer ones are limits. */
const PAUSE_MS = 500;

/** Gives every tab the globals of its own browser. Returns what takes them back. */
export function installBrowsers(origin: string): () => void {
  const real = fetch;
  const later = setTimeout;
  const now = systemClock.now.bind(systemClock);
  const clock = jest
    .spyOn(systemClock, 'now')
    .mockImplementation(() => now() + (running.getStore()?.browser.skew ?? 0));
  const revive = stopDeadTransactions();
  const browser = () => running.getStore()?.browser;
  const living = () => (running.getStore()?.isAlive === false ? undefined : browser()?.storage);
  const store = {
    getItem: (key: string) => browser()?.storage.get(key) ?? null,
    setItem: (key: string, value: string) => void living()?.set(key, value),
    removeItem: (key: string) => void living()?.delete(key),
  };
  /** Its own names are what it keeps, as the product lists them. */
  const keptStrings = () => {
    const kept = browser()?.storage;
    return kept && Object.assign(Object.create(store) as object, Object.fromEntries(kept));
  };
  const plain = indexedDB;
  const globals = {
    localStorage: keptStrings,
    indexedDB: () => browser()?.database ?? plain,
    navigator: () => ({ onLine: !browser()?.isOffline, locks: browser()?.locks }),
    BroadcastChannel: () => FakeChannel,
    fetch: () => faulty,
    location: () => ({ origin }),
    setTimeout: () => fleeting,
  };
  const faulty = fetchOf(real);
  // What a tab that was killed still waits for must not keep the test's process alive.
  // Pauses in which nothing happens are shorter here; limits are not.
  const fleeting = <Arguments extends unknown[]>(
    run: (...values: Arguments) => void,
    milliseconds = 0,
    ...values: Arguments
  ): NodeJS.Timeout => {
    const isPause = running.getStore() && milliseconds <= PAUSE_MS;
    const timer = later(run, isPause ? milliseconds / 10 : milliseconds, ...values);
    return running.getStore() ? timer.unref() : timer;
  };
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, get] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { configurable: true, get });
  }
  return () => {
    clock.mockRestore();
    revive();
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  };
}
