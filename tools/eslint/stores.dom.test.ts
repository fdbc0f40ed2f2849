import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, renderHook } from '@testing-library/react';
import {
  activateDevice,
  deviceStore,
  useLiteralValue,
  type DeviceList,
  type DeviceValue,
  type LiteralValue,
} from '@plainday/data-device';
import type { ModuleManifest } from '@plainday/federation-contract';
import { SAMPLES } from './store-samples';

const ROOT = join(__dirname, '../..');
const APPS = join(ROOT, 'apps');
const WRITES =
  /\b(?:from|insertOnce|rowsQuery|insertRow|updateRow|deleteRow)\(\s*(?:\w+,\s*)?'([a-z_]+)'/g;
/** Written by a function that a remote's modules share. */
const SAVES_ENTRY = /\bsaveEntryMutation\(/;
/** Read and written through libs/data/tasks, by many. */
const SHARED_TABLES = ['tasks', 'projects', 'filters'];

interface Sample {
  readonly id: string;
}
type Definition = DeviceValue<unknown> | DeviceList<Sample> | LiteralValue<unknown>;

const isList = (definition: Definition): definition is DeviceList<Sample> =>
  'namespace' in definition && !('key' in definition);

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|spec)\.tsx?$/.test(name));
}

function load<T>(file: string, isOne: (value: object) => boolean): T[] {
  const exported = jest.requireActual<Record<string, unknown>>(file);
  return Object.values(exported).filter(
    (value): value is T => typeof value === 'object' && value !== null && isOne(value),
  );
}

const definitionsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.store.ts'))
    .flatMap((file) => load<Definition>(file, (value) => 'schema' in value));

const modules = filesIn(APPS)
  .filter((file) => file.endsWith('.manifest.ts'))
  .flatMap((file) =>
    load<ModuleManifest>(file, (value) => 'heading' in value).map((m) => [file, m]),
  )
  .map(([file, manifest]) => ({
    manifest: manifest as ModuleManifest,
    folder: join(file as string, '..'),
  }));

describe('a manifest names what its module keeps', () => {
  test.each(modules.map((module) => [module.manifest.id, module] as const))(
    '%s',
    (_id, { manifest, folder }) => {
      const { account = [], device = [], literal = [] } = manifest.stores ?? {};
      const kept = definitionsIn(folder);
      const names = kept.map((one) => ('namespace' in one ? one.namespace : null));
      expect([...new Set(names.filter((name) => name !== null))].sort()).toEqual(
        [...device].sort(),
      );
      const keys = kept.map((one) => ('namespace' in one ? null : one.key));
      expect(keys.filter((key) => key !== null).sort()).toEqual([...literal].sort());

      const source = filesIn(folder).map((file) => readFileSync(file, 'utf8'));
      const tables = source.flatMap((text) => [
        ...[...text.matchAll(WRITES)].map(([, table]) => table),
        ...(SAVES_ENTRY.test(text) ? ['time_sessions'] : []),
      ]);
      expect([...new Set(tables)].sort()).toEqual(
        account.filter((table) => !SHARED_TABLES.includes(table)).sort(),
      );
    },
  );

  // What no module names is in no archive.
  test('every table of the database is named by a module', () => {
    const types = readFileSync(join(ROOT, 'libs/data/supabase/src/database.types.ts'), 'utf8');
    const part = types.slice(types.indexOf('Tables: {'), types.indexOf('Functions: {'));
    const tables = [...part.matchAll(/^ {6}(\w+): \{$/gm)].map(([, table]) => table);
    const named = new Set(modules.flatMap(({ manifest }) => manifest.stores?.account ?? []));
    expect(tables.length).toBeGreaterThanOrEqual(7);
    expect(tables.filter((table) => !named.has(table ?? ''))).toEqual([]);
  });

  test('the modules were found', () => expect(modules.length).toBeGreaterThanOrEqual(9));
});

const product = definitionsIn(APPS).map((one) => {
  const name = 'namespace' in one ? one.namespace : one.key;
  return [name, one] as const;
});

/** The value as a later version would have it: a field more in every object. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  const fields = Object.entries(value).map(([key, part]) => [key, grown(part)]);
  return { ...Object.fromEntries(fields), later: 'kept' };
}

const ANYTHING = {
  safeParse: (data: unknown) => ({ success: true as const, data }),
};

/** The same value as the next release defines it. */
function nextOf<D extends Definition>(definition: D): D {
  const version = definition.version + 1;
  return { ...definition, version, schema: ANYTHING, upgrade: grown };
}

let people = 0;
let user: string;
beforeEach(async () => {
  localStorage.clear();
  user = `skew-${(people += 1)}`;
  await activateDevice(user);
});
afterEach(() => act(() => activateDevice(null)));

/** A page that shows one item of a list. */
function listPage(list: DeviceList<Sample>) {
  const store = deviceStore(user);
  const { id } = SAMPLES[list.namespace] as Sample;
  return {
    see: async () => {
      const { value, isNewer } = await store.readItem(list, id);
      return { value, isOutdated: isNewer };
    },
    change: (to: (now: unknown) => unknown) =>
      store.changeItems(list, [id], (now) => to(now) as Sample),
    raw: async () => (await store.readRaw(list.namespace)).get(id)?.value,
    put: (value: unknown) => store.set(list.namespace, id, value),
  };
}

/** What lies under a literal key: JSON, or a plain text. */
function parseLiteral(text: string | null): unknown {
  return text?.startsWith('2') ? text : JSON.parse(text ?? 'null');
}

/** A page that shows a value: what it sees, and a change as the page would make it. */
async function page(definition: Definition) {
  if (isList(definition)) return listPage(definition);
  if ('namespace' in definition) {
    const store = deviceStore(user);
    return {
      see: async () => {
        const { value, isNewer } = await store.read(definition);
        return { value, isOutdated: isNewer };
      },
      change: (to: (now: unknown) => unknown) => store.update(definition, to),
      raw: async () => (await store.readRaw(definition.namespace)).get(definition.key)?.value,
      put: (value: unknown) => store.set(definition.namespace, definition.key, value),
    };
  }
  const text = () => parseLiteral(localStorage.getItem(definition.key));
  const { result } = renderHook(() => useLiteralValue(definition));
  const hear = () =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: definition.key })));
  return {
    see: async () => {
      hear();
      return { value: result.current[0], isOutdated: result.current[2] === 'outdated' };
    },
    change: async (to: (now: unknown) => unknown) => {
      hear();
      act(() => result.current[1](to));
    },
    raw: async () => text(),
    put: async (value: unknown) => localStorage.setItem(definition.key, JSON.stringify(value)),
  };
}

/** A change that touches the value and leaves all of it there. */
function touched(now: unknown): unknown {
  if (typeof now === 'string') return now;
  if (Array.isArray(now)) return now.map((item: object) => ({ ...item }));
  return Object.fromEntries(
    Object.entries(now as object).map(([key, part]) => [
      key,
      Array.isArray(part) && typeof part[0] === 'object'
        ? part.map((item: object) => ({ ...item }))
        : key.startsWith('task-')
          ? { ...(part as object) }
          : part,
    ]),
  );
}

describe.each(product)('%s, kept by pages of two versions', (name, definition) => {
  const sample = SAMPLES[name];

  test('has a sample, which fits', () => {
    expect(definition.schema.safeParse(sample)).toEqual({ success: true, data: sample });
  });

  test('an older page shows a newer value and leaves it alone', async () => {
    const next = nextOf(definition);
    const newer = await page(next);
    await newer.change(() => grown(sample));
    const older = await page(definition);
    expect(await older.see()).toEqual({ value: sample, isOutdated: true });
    await older.change(touched);
    await older.change(() => (isList(definition) ? sample : definition.initial));
    expect(await newer.raw()).toEqual(grown(sample));
    expect(await newer.see()).toEqual({ value: grown(sample), isOutdated: false });
  });

  test('a newer page brings up what was kept before versions existed', async () => {
    const older = await page(definition);
    await older.put(sample);
    const newer = await page(nextOf(definition));
    expect((await newer.see()).value).toEqual(grown(sample));
    expect(await older.see()).toEqual({ value: sample, isOutdated: false });
  });

  test('a page that knows less loses nothing of what it writes back', async () => {
    const older = await page(definition);
    // In a record by task an unknown field is an unknown task.
    const { later: _later, ...entries } = grown(sample) as { later?: string };
    const full = name === 'reminders' ? entries : grown(sample);
    await older.put(full);
    expect((await older.see()).value).toEqual(sample);
    await older.change(touched);
    expect(await older.raw()).toEqual(full);
  });
});
