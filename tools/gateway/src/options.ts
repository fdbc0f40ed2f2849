import type { SmtpOptions } from '../../../supabase/functions/shared/smtp';
import type { TranscriptionService } from '../../../supabase/functions/voice-to-text/settings';
import type { Clock } from './core/clock';
import type { LimitSettings } from './limits/settings';
import type { Level, Log } from './core/levels';

/** A Supabase project the browser talks to by itself; the gateway then serves files only. */
export interface SupabaseOptions {
  readonly url: string;
  readonly publishableKey: string;
}

/** All that decides how a gateway runs. `readOptions` makes it from the environment. */
export interface GatewayOptions {
  /** Folder of the published site (`dist/site`). */
  readonly siteDir: string;
  /** Folder of everything that must survive: database, keys, lock, mailbox. */
  readonly dataDir: string;
  /** Address to listen on; 127.0.0.1 by default. */
  readonly host?: string;
  /** Port to listen on; 0 takes a free one. */
  readonly port?: number;
  /** Where other processes answer already: this one listens there once it is ready, not before. No variable sets it. */
  readonly portOfOthers?: number | undefined;
  /** Address people type when a proxy stands in front, for example `https://plainday.example`. */
  readonly publicUrl?: string;
  /** Embedded database: a real PostgreSQL by default. */
  readonly db?: 'postgres' | 'pglite';
  /** A PostgreSQL server to use instead of the embedded one. */
  readonly databaseUrl?: string;
  /** How many processes answer, all on the server of `databaseUrl`; 1 by default. */
  readonly workers?: number;
  /** Makes the keys of the installation, instead of a file or the database: the same in every gateway. */
  readonly secret?: string;
  readonly supabase?: SupabaseOptions;
  readonly smtp?: SmtpOptions;
  /** Where recordings are written down; without it the voice function says that nobody has set it up. */
  readonly transcription?: TranscriptionService | null;
  /** How many trusted proxies append to X-Forwarded-For; 0 ignores the header. */
  readonly proxyHops?: number;
  /** Days for which a copy of everything is kept in the data folder; 7 by default, 0 for none. */
  readonly copies?: number;
  /** Rounds of hashing a password, as a power of two. No variable sets it: fewer are for tests. */
  readonly passwordCost?: number;
  /** Where pushes and requests for calendars go, instead of to their addresses. No variable sets it: for tests. */
  readonly outgoingTo?: string | undefined;
  /** Whether browsers keep the app to start it without a network; true by default. */
  readonly offline?: boolean;
  /** Whose releases are served: the public half of an Ed25519 key. Unsigned ones too where it is left out. */
  readonly releaseKey?: string | undefined;
  readonly limits?: Partial<LimitSettings>;
  readonly clock?: Clock;
  /** Takes the gateway's own lines; never user data. */
  readonly log?: Log;
  /** What is said at least; `info` by default, `debug` says each request. */
  readonly logLevel?: Level;
  /** Opens `/metrics` from anywhere, as a bearer token. */
  readonly metricsToken?: string;
  /** E-mail addresses of the people who see the platform; without it whoever is at their own machine. */
  readonly operators?: readonly string[] | undefined;
  /** Where operators are told what a trial has come to: an https address. */
  readonly webhook?: string | undefined;
  /** Another gateway has taken the data over: nothing may be written any more, this process should end. */
  readonly onLost?: () => void;
}

/** A running gateway. */
export interface Gateway {
  /** Where it answers, without a trailing slash. */
  readonly url: string;
  /** The key every request to the backend must carry; public by design. */
  readonly publishableKey: string;
  /** Opens the local mailbox, with its key; null where mails are sent. For who started the gateway only. */
  readonly mailboxUrl: string | null;
  /** Stops orderly: open requests finish, the database closes, the lock is given back. */
  close(): Promise<void>;
}
