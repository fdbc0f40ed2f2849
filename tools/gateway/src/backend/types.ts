import type { Reply } from '../http/reply';
import type { GatewayRequest } from '../http/request';
import type { DatabaseKind, Transaction } from './database/database';
import type { ChannelListener } from './database/listening';

/** What a mail from the auth server carries. `kind` is the link's type: signup, recovery, email_change … */
export interface BackendMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  kind?: string;
}

/** Keys and secret of one installation, made at first start by the gateway. */
export interface BackendKeys {
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
}

export interface BackendOptions {
  /** Folder of this installation's data; the database gets a folder of its own in it. */
  dataDir: string;
  /** A PostgreSQL server of the user's, instead of the embedded database. */
  databaseUrl?: string;
  /** Which embedded database; without it PostgreSQL, or PGlite where no binary runs. */
  driver?: 'postgres' | 'pglite';
  /** Public origin of the site, for links in mails. */
  siteUrl: string;
  keys: BackendKeys;
  /** Whether other gateways may run on this database: the keys then are those of all of them. */
  sharesKeys?: boolean;
  sendEmail(mail: BackendMail): Promise<void>;
  /** One line for the operator. Never carries what users typed. */
  log(line: string): void;
}

/** The running backend: auth and REST behind one web-standard fetch. */
export interface Backend {
  kind: DatabaseKind;
  /** The keys it runs with. */
  keys: BackendKeys;
  /** Tables a browser may reach; row level security decides on the rows. */
  tables: ReadonlySet<string>;
  fetch(request: Request, info: { peerAddress: string }): Promise<Response>;
  /** Reads a plain list in the name of who asks, a shorter way; null where `fetch` has to answer. */
  list(request: GatewayRequest): Promise<Reply | null>;
  /** Runs SQL as the database's owner, past row level security. Never with text from a request in it. */
  query<T>(sql: string, params?: unknown[]): Promise<T[]>;
  /** Runs several statements in one transaction, for as long as they take. */
  transaction(work: (transaction: Transaction) => Promise<void>): Promise<void>;
  /** Does a job after those with the same key that other processes on this database do. */
  inTurn<Result>(key: string, job: () => Promise<Result>): Promise<Result>;
  /** Hears a channel of the database for as long as this runs, also after the database was away. */
  listen(channel: string, listener: ChannelListener): void;
  /** Finishes what runs, writes a checkpoint and stops the embedded database. */
  close(): Promise<void>;
  /** Kills the embedded database, which belongs to another process by now: no checkpoint, no farewell. */
  abandon(): void;
}
