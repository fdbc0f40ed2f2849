import type { Connection } from '@supabase/lite';
import { noteAsked } from './quiet-console';
import { timeToRead } from '../read/time-to-read';

/** In whose name a request is, as the library hands it over. */
interface Context {
  readonly auth?: { readonly uid?: unknown; readonly role?: string; readonly jwt?: unknown };
  readonly storage?: { readonly operation?: unknown };
}

/** What a called function may read of its request. */
interface CallContext {
  readonly method: string;
  readonly path: string;
  readonly requestHeaders?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
}

interface Transaction {
  executeQuery(query: object): Promise<unknown>;
}

type Settings = readonly (readonly [name: string, value: string])[];

/** Settings of the transaction, in this order and in one statement. Their values are never part of its text. */
async function set(transaction: Transaction, settings: Settings): Promise<void> {
  noteAsked();
  const calls = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
  await transaction.executeQuery({
    sql: `select ${calls.join(', ')}`,
    parameters: settings.map(([, value]) => value),
    query: { kind: 'RawNode' },
  });
}

function settingsOf({ auth, storage }: Context): Settings {
  const role = auth?.role || 'anon';
  const limit = timeToRead();
  return [
    ['role', role],
    ['request.jwt.claim.sub', String(auth?.uid ?? '')],
    ['request.jwt.claim.role', role],
    ['storage.operation', String(storage?.operation ?? '')],
    ...(auth?.jwt && typeof auth.jwt === 'object'
      ? [['request.jwt.claims', JSON.stringify(auth.jwt)] as const]
      : []),
    ...(limit === undefined ? [] : [['statement_timeout', String(limit)] as const]),
  ];
}

function settingsOfCall({ method, path, requestHeaders, readOnly }: CallContext): Settings {
  return [
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', JSON.stringify(requestHeaders ?? {})],
    ...(readOnly ? [['transaction_read_only', 'on'] as const] : []),
  ];
}

/** What the library says by a statement for each setting, and by its own methods. */
const OWN = {
  applyJwtSessionContext: (transaction: Transaction, context: Context) =>
    set(transaction, settingsOf(context)),
  applyRpcRequestGucs: (transaction: Transaction, call: CallContext) =>
    set(transaction, settingsOfCall(call)),
};

/** Lets a connection of the auth and REST server say in one statement in whose name, and how long it may take. */
export function sayContextAtOnce(connection: Connection): void {
  for (const name of Object.keys(OWN)) {
    // Without a name it is not safe to go on: another version of the library has another way.
    if (!(name in connection)) throw new Error(`The library has no ${name} any more.`);
  }
  Object.assign(connection, OWN);
}
