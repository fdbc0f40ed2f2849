import type { Connection } from '@supabase/lite';
import type { DatabaseKind } from './types';

/** Runs scripts and queries inside one transaction. */
export interface Transaction {
  script(sql: string): Promise<void>;
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
}

/** A database the backend can stand on. */
export interface Database {
  kind: DatabaseKind;
  connection: Connection;
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
