import type { Connection } from '@supabase/lite';

/** Which PostgreSQL it is: of its own, inside this process, or somebody else's. */
export type DatabaseKind = 'postgres' | 'pglite' | 'server';

/** Runs scripts and queries inside one transaction. */
export interface Transaction {
  script(sql: string): Promise<void>;
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
}

/** Connections to a database. */
export interface Database {
  connection: Connection;
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** Listens to a channel until the answered function is called; `onLost` when the connection has broken. */
  listen(
    channel: string,
    hear: (payload: string) => void,
    onLost: () => void,
  ): Promise<() => Promise<void>>;
  /** Lets running work finish, then closes the connections. */
  close(): Promise<void>;
  /** Drops connections that lead nowhere any more. */
  abandon(): void;
}

/** What the rows lie in; outlives connections that break. */
export interface Store {
  kind: DatabaseKind;
  /** With at most so many connections at once; eight by default. */
  connect(connections?: number): Database;
  /** Tells when all connections made so far are worthless: the server behind them ended or came back. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
  /** Ends it as a power cut would: its files belong to another process by now. */
  abandon(): void;
}
