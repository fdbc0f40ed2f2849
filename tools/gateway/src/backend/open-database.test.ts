import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Store } from './database/database';
import { NoPostgres } from './postgres/programs';
import { openStore } from './open-database';
import type { BackendOptions } from './types';

const store = (kind: Store['kind']) => ({ kind }) as Store;

jest.mock('./database/pglite-database', () => ({
  openPglite: () => Promise.resolve(store('pglite')),
}));
jest.mock('./database/server-database', () => ({ openServer: () => store('server') }));
jest.mock('./postgres/embedded-database', () => ({
  openEmbedded: (dataDir: string) => {
    if (dataDir.includes('no-binary')) return Promise.reject(new NoPostgres('Cannot find it'));
    if (dataDir.includes('full')) return Promise.reject(new Error('ENOSPC: no space left'));
    return Promise.resolve(store('postgres'));
  },
}));

describe('openStore', () => {
  let root: string;
  let lines: string[];
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'plainday-open-'));
    lines = [];
  });
  afterEach(() => rm(root, { recursive: true }));

  async function open(name: string, present: string[], options: Partial<BackendOptions> = {}) {
    const dataDir = join(root, name);
    for (const folder of present) {
      await mkdir(join(dataDir, folder), { recursive: true });
    }
    const log = (line: string) => void lines.push(line);
    return openStore({ dataDir, log, ...options } as BackendOptions);
  }

  it('takes PostgreSQL by default, a server or PGlite on request', async () => {
    expect((await open('a', [])).kind).toBe('postgres');
    expect((await open('a', [], { driver: 'pglite' })).kind).toBe('pglite');
    expect((await open('a', [], { databaseUrl: 'postgres://h/d' })).kind).toBe('server');
  });

  it('falls back to PGlite where no binary runs, says why, and stays with it', async () => {
    expect((await open('no-binary', [])).kind).toBe('pglite');
    expect(lines).toEqual([
      'PostgreSQL does not run here, PGlite takes its place. Reason: Cannot find it',
    ]);
    expect((await open('b', ['pglite'])).kind).toBe('pglite');
  });

  it('takes PGlite for no other failure: a full disk ends the start and decides nothing (M9)', async () => {
    await expect(open('full', [])).rejects.toThrow('ENOSPC');
    expect(lines).toEqual([]);
  });

  it('never opens an empty database beside one with data', async () => {
    await expect(open('no-binary-1', ['postgres'])).rejects.toThrow('Cannot find it');
    await expect(open('no-binary-2', [], { driver: 'postgres' })).rejects.toThrow('Cannot find');
    expect((await open('c', ['postgres', 'pglite'])).kind).toBe('postgres');
  });
});
