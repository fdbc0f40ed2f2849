import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { openEmbedded } from '../../../src/backend/postgres/embedded-database';
import { serverAddress } from './server-address';

/** A PostgreSQL server with nothing of ours in it, as an operator has one. */
export interface OwnServer {
  /** SQL as the superuser, in any database. */
  asAdmin<T = unknown[]>(sql: string, database?: string): Promise<T>;
  /** The address of a database, for its superuser. */
  adminUrl(database: string): Promise<string>;
  /** A new database whose owner is the role `plainday`, as RUNNING.md makes both; its address for that owner. */
  newDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts one. Its owner of databases may log in and make roles, and is no superuser. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plainday-server-'));
  const store = await openEmbedded(dataDir, () => undefined);
  const password = randomUUID();
  const adminUrl = (database: string) => serverAddress({ dataDir }, database);
  async function asAdmin<T>(text: string, database = 'postgres'): Promise<T> {
    const sql = postgres(await adminUrl(database), { max: 1, onnotice: () => undefined });
    try {
      return [...(await sql.unsafe(text))] as T;
    } finally {
      await sql.end();
    }
  }
  await asAdmin(`create role plainday login createrole password '${password}'`);
  return {
    asAdmin,
    adminUrl,
    async newDatabase(name) {
      await asAdmin(`create database ${name} owner plainday`);
      const url = new URL(await adminUrl(name));
      Object.assign(url, { username: 'plainday', password });
      return url.href;
    },
    async stop() {
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
