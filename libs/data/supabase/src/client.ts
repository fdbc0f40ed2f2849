import type { Session, SupabaseClient } from '@supabase/supabase-js';
import { claimSingleton } from '@plainday/shared-platform';
import { AUTH_STORAGE_KEY } from '@plainday/shared-platform/start';
import type { Database } from './database.types';
import { sessionStorageOfPage } from './session-storage';
import { timedFetch } from './timed-fetch';

claimSingleton('@plainday/data-supabase', '1.8.0');

/** Where the backend is: the part of `/config.json` that this library needs. */
export interface SupabaseConfig {
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  /** supabase-js is not downloaded before this settles: the first screen comes first. */
  readonly after?: Promise<unknown>;
}

/** A session as the auth server hands it out. */
export type AuthSession = Session;

/** The client of our schema. */
export type Db = SupabaseClient<Database>;

let config: SupabaseConfig | null = null;
let client: Promise<Db> | null = null;
let detached = 0;

/** Says where the backend is. Called once by the shell, before the first request. */
export function configureSupabase(next: SupabaseConfig): void {
  const { supabaseUrl, publishableKey } = next;
  if (config?.supabaseUrl === supabaseUrl && config.publishableKey === publishableKey) return;
  config = next;
  client = null;
}

/** Where the backend is. */
export function backendAddress(): SupabaseConfig {
  if (!config) throw new Error('configureSupabase() must be called before the first request.');
  return config;
}

/**
 * The one client. The first call downloads supabase-js, so nothing on the path to the first paint
 * calls it. A download that failed is tried again by the next call.
 */
export function getSupabase(): Promise<Db> {
  client ??= createDb().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/**
 * A client of its own that keeps nothing: what it signs in to is not the session of this browser. For the
 * moment between spending a link and knowing whose account it opens.
 */
export function getDetachedSupabase(): Promise<Db> {
  detached += 1;
  return createDb({
    storageKey: `${AUTH_STORAGE_KEY}.link${detached}`,
    persistSession: false,
    autoRefreshToken: false,
  });
}

async function createDb(
  kept: { storageKey?: string; persistSession?: boolean; autoRefreshToken?: boolean } = {},
): Promise<Db> {
  const { supabaseUrl, publishableKey, after } = backendAddress();
  await after;
  const { createClient } = await import(/* webpackChunkName: "supabase" */ '@supabase/supabase-js');
  return createClient<Database>(supabaseUrl, publishableKey, {
    auth: {
      storageKey: AUTH_STORAGE_KEY,
      storage: sessionStorageOfPage(),
      persistSession: true,
      autoRefreshToken: true,
      // A session that stands in an address could be anybody's.
      detectSessionInUrl: false,
      flowType: 'implicit',
      ...kept,
    },
    // Repeating is the business of data/api, for reads and writes alike.
    db: { retry: false },
    global: { fetch: timedFetch },
  });
}
