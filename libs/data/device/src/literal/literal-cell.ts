import { logger, OWNER_KEY, readLocal, writeLocal } from '@plainday/shared-platform';
import { keepUnknown, linkOrigins } from '../shape/keep-unknown';
import type { LiteralValue } from '../shape/literal-value';
import { NOTHING, readStored, type Reading } from '../shape/reading';
import { createAudience } from '../store/audience';
import { withLock } from '../store/lock';
import type { KeptStatus } from '../store/status';
import { activeUserId, subscribeActiveUser } from '../store/active-user';
import { resolveNext, type Cell, type CellState } from '../value/cell';
import { formatLiteral, parseLiteral, setAside, versionKeyOf } from '../shape/literal-keys';
import { literalVersion, noteLiteralVersion } from './literal-version';

const cells = new WeakMap<object, unknown>();

/** The cell of a localStorage key: one for all who show it. */
export function literalCell<T>(definition: LiteralValue<T>): Cell<T> {
  const known = cells.get(definition) as Cell<T> | undefined;
  if (known) return known;
  const cell = createLiteralCell(definition);
  cells.set(definition, cell);
  return cell;
}

/** Reads what lies under a literal key; what cannot be read stays where it is. */
export function readLiteral<T>(definition: LiteralValue<T>): Reading<T> {
  const text = readLocal(definition.key);
  if (text === null) return NOTHING;
  const version = literalVersion(definition.key, text);
  const stored = { value: parseLiteral(text), savedAt: 0, version };
  return readStored(definition, stored, definition.initial);
}

/** Makes a cell; `literalCell` is what hooks use. */
export function createLiteralCell<T>(definition: LiteralValue<T>): Cell<T> {
  const { key, initial, version, turn = key } = definition;
  const audience = createAudience(() => follow(key, load));
  const blank: CellState<T> = { value: initial, status: 'loading' };
  let state = blank;
  /** Whose value `state` is: what is left of the user before must never be shown. */
  let shownTo: string | null = null;
  let seen: string | null = null;
  let writing = 0;
  /** The newest value while it finds no room: then memory is ahead of storage. */
  let ahead: { readonly value: T; readonly status: KeptStatus } | null = null;

  function hold(value: T, status: KeptStatus): void {
    state = { value, status };
    shownTo = activeUserId();
    seen = readLocal(key);
    audience.report(status);
  }

  function holdStored(): void {
    const { value, isNewer } = readLiteral(definition);
    hold(value ?? initial, isNewer ? 'outdated' : 'kept');
  }

  function isFresh(): boolean {
    if (!isOurs()) return state === blank;
    if (writing > 0 || ahead !== null) return true;
    return state !== blank && shownTo === activeUserId() && seen === readLocal(key);
  }

  function load(): void {
    if (shownTo !== activeUserId()) ahead = null;
    if (isFresh()) return;
    if (isOurs()) holdStored();
    else state = blank;
    audience.emit();
  }

  function snapshot(): CellState<T> {
    if (shownTo === activeUserId()) return state;
    state = blank;
    if (isOurs()) holdStored();
    return state;
  }

  /** Unreadable parts are set aside first; without room for them nothing is written in their place. */
  function write(value: T, found: Reading<T>): KeptStatus {
    const raw = keepUnknown(value, found.value, found.stored);
    const text = formatLiteral(key, raw);
    const [whole] = found.bad.filter(({ path }) => path.length === 0);
    const bad = whole ? readLocal(key) : JSON.stringify(found.bad.map(({ stored }) => stored));
    if (found.bad.length > 0 && !setAside(key, bad ?? '')) return 'full';
    noteLiteralVersion(key, text, version);
    const failure = writeLocal(key, text);
    if (failure !== null) return failure === 'quota' ? 'full' : 'memory';
    linkOrigins(value, raw);
    return 'kept';
  }

  function change(next: T | ((current: T) => T)): void {
    const found = readLiteral(definition);
    if (found.isNewer) {
      holdStored();
      return audience.emit();
    }
    const current = ahead ? ahead.value : (found.value ?? initial);
    const value = resolveNext(next, current);
    const status = value === found.value ? 'kept' : write(value, found);
    ahead = status === 'kept' ? null : { value, status };
    if (writing > 1) return;
    hold(value, status);
    audience.emit();
  }

  return {
    snapshot,
    subscribe(listener) {
      const unsubscribe = audience.subscribe(listener);
      load();
      if (state !== blank) audience.report(state.status);
      return unsubscribe;
    },
    set(next) {
      const userId = activeUserId();
      if (!userId || snapshot().status === 'outdated') return;
      writing += 1;
      state = { value: resolveNext(next, snapshot().value), status: ahead?.status ?? 'kept' };
      audience.emit();
      void withLock(`plainday.${turn}`, () => {
        if (activeUserId() === userId && isOurs()) {
          if (readLocal(OWNER_KEY) === null) writeLocal(OWNER_KEY, userId);
          change(next);
        } else logger.warn(`Not kept: ${key}, for another user has signed in.`);
        writing -= 1;
      });
    },
  };
}

/** False while nobody is active, and when another tab has brought in another user's data. */
function isOurs(): boolean {
  const owner = readLocal(OWNER_KEY);
  return activeUserId() !== null && (owner === null || owner === activeUserId());
}

/** Follows the other tabs and changes of the user. */
function follow(key: LiteralValue<unknown>['key'], load: () => void): () => void {
  const handleStorage = (event: StorageEvent): void => {
    if (event.key === key || event.key === versionKeyOf(key) || event.key === null) load();
  };
  const stop = subscribeActiveUser(load);
  window.addEventListener('storage', handleStorage);
  return () => {
    stop();
    window.removeEventListener('storage', handleStorage);
  };
}
