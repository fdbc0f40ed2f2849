import { apiError, methodNotAllowed, type Reply } from '../http/reply';
import { header, type GatewayRequest } from '../http/request';
import { documentFunctions, functions, mentionsNul, refusedQuery, tableMethods } from './allowed';
import { carriesKey } from '../forward/api-key';
import type { Forwarder } from '../forward/forward';
import type { Backend } from '../backend';
import { BadBody, isObject, isRows, lacksColumns, readJson } from '../http/json-body';
import { isForeignToken } from '../backend/read/proven-claims';
import type { FairShare } from '../limits/fair-share';
import { mapServerError } from '../forward/map-errors';
import { claimsOf, type Sessions } from '../forward/sessions';

/** Largest body of the data API, in bytes. */
export const MAX_BODY_BYTES = 1024 * 1024;

/** What the data API is made of. */
export interface RestParts {
  readonly forwarder: Forwarder;
  readonly sessions: Sessions;
  readonly shares: FairShare;
  readonly list: Backend['list'];
  /** True when the database answers. */
  alive(): Promise<boolean>;
}

/** After them, tokens of what has ended must not work for the hour they have left. */
const ending: ReadonlySet<string> = new Set([
  '/rest/v1/rpc/delete_account',
  '/rest/v1/rpc/end_session',
]);

const notFound = () => apiError(404, 'PGRST205', 'There is no such table or function.');

function allowedMethods(path: string, tables: ReadonlySet<string>): readonly string[] | null {
  const name = path.slice('/rest/v1/'.length);
  if (tables.has(name)) return tableMethods;
  return name.startsWith('rpc/') && functions.has(name.slice(4)) ? ['POST'] : null;
}

async function refused(request: GatewayRequest, parts: RestParts): Promise<Reply | null> {
  const methods = allowedMethods(request.path, parts.forwarder.backend.tables);
  if (!methods) return notFound();
  if (!methods.includes(request.method)) return methodNotAllowed(methods.join(', '));
  if (!carriesKey(request, parts.forwarder.publishableKey)) {
    return apiError(401, 'no_api_key', 'The publishable key is missing or wrong.');
  }
  const profile = header(request, 'accept-profile') ?? header(request, 'content-profile');
  if (profile !== undefined && profile !== 'public') {
    return apiError(406, 'PGRST106', 'Only the schema public can be reached.');
  }
  const reason = refusedQuery(request.search);
  if (reason) return apiError(400, 'PGRST100', reason);
  if (mentionsNul(request.search)) {
    return apiError(400, '22021', 'A character cannot be stored.');
  }
  const authorization = header(request, 'authorization');
  if (authorization && isForeignToken(authorization, parts.forwarder.backend.keys)) {
    return apiError(401, 'PGRST301', 'The token is not one of this server.');
  }
  if (authorization && touchesAll(request)) {
    return apiError(400, '21000', `${request.method} needs a condition on the rows.`);
  }
  const claims = claimsOf(request);
  return claims && (await parts.sessions.isEnded(claims))
    ? apiError(401, 'PGRST301', 'This session was signed out.')
    : null;
}

const changing: readonly string[] = ['PATCH', 'DELETE'];

/** Whether a change names no rows, and so would be one of all: Supabase refuses it as well. */
function touchesAll({ method, path, search }: GatewayRequest): boolean {
  if (!changing.includes(method) || path.startsWith('/rest/v1/rpc/')) return false;
  return [...new URLSearchParams(search).keys()].every((name) => shaping.has(name));
}

/** Parts of a query that shape the answer and choose no rows. */
const shaping = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

/** Whose share a request takes: the account's, once its session was looked up; else the address's. */
function shareOf(request: GatewayRequest): string {
  const claims = claimsOf(request);
  return claims?.session_id === undefined ? `address ${request.address}` : `user ${claims.sub}`;
}

/** Answers `/rest/v1/*`: the tables of people and a few functions, everything else does not exist. */
export async function answerRest(request: GatewayRequest, parts: RestParts): Promise<Reply> {
  const refusal = await refused(request, parts);
  if (refusal) return refusal;
  const body = await bodyOf(request);
  const key = shareOf(request);
  const reply = await parts.shares.run(key, () => ask(request, body, parts));
  if (ending.has(request.path) && reply.status < 300) parts.sessions.forgetAll();
  return mapServerError(reply, parts);
}

/** A failed HEAD has no text that says what was wrong; the same as a GET has. */
async function ask(
  request: GatewayRequest,
  body: Buffer | undefined,
  { forwarder, list }: RestParts,
): Promise<Reply> {
  const rows = request.method === 'GET' ? await list(request) : null;
  if (rows) return rows;
  const reply = await forwarder.send(request, { body });
  if (request.method !== 'HEAD' || reply.status !== 500) return reply;
  return forwarder.send(request, { method: 'GET' });
}

async function bodyOf(request: GatewayRequest): Promise<Buffer | undefined> {
  if (request.method !== 'POST' && request.method !== 'PATCH') return undefined;
  const { bytes, value } = await readJson(request, MAX_BODY_BYTES);
  if (value === undefined && request.path.includes('/rpc/')) return bytes;
  const takesDocument = documentFunctions.has(request.path.slice('/rest/v1/rpc/'.length));
  if (!(takesDocument ? isObject(value) : isRows(value)))
    throw new BadBody(400, 'PGRST102', 'The body must be an object or a list.');
  const prefers = header(request, 'prefer') ?? '';
  const asksForDefaults = ['return=representation', 'missing=default'].every((word) =>
    prefers.includes(word),
  );
  if (!takesDocument && asksForDefaults && lacksColumns(value, request.search))
    throw new BadBody(400, 'PGRST102', 'All object keys must match');
  return bytes;
}
