import { backendAddress, getSupabase } from '../client';
import { sessionSignal } from '../session-gate';
import type { OpenChanges } from './changes';
import { gatewayChanges } from './gateway-changes';

/** Opens the stream of the backend of this page, in the name of whoever is signed in. */
export const openChanges: OpenChanges = async (age, listener, signal) => {
  const db = await getSupabase();
  const { data } = await db.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined) return 'never';
  const { supabaseUrl: url, publishableKey: key } = backendAddress();
  const session = sessionSignal(url, { headers: { authorization: `Bearer ${token}` } });
  const end = session ? AbortSignal.any([signal, session]) : signal;
  if (new URL(url).origin === location.origin) {
    return gatewayChanges({ url, key, token }, age, listener, end);
  }
  const { realtimeChanges } = await import(/* webpackChunkName: "realtime" */ './realtime-changes');
  return realtimeChanges(db, { token }, listener, end);
};

/** Calls back with the id of the session of this browser, now and whenever it is another one; null for none. */
export async function followSession(callback: (user: string | null) => void): Promise<() => void> {
  const db = await getSupabase();
  const { data } = db.auth.onAuthStateChange((_event, session) =>
    callback(session?.user.id ?? null),
  );
  return () => data.subscription.unsubscribe();
}
