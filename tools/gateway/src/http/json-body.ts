import { header, type GatewayRequest } from './request';

/** A body that is not what the route takes. The status and code go to the client. */
export class BadBody extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function wellFormed(value: unknown): boolean {
  const rest: unknown[] = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && /\p{Cs}/u.test(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (key.includes('\0')) return false;
      rest.push(key, inner);
    }
  }
  return true;
}

/**
 * Reads a JSON body with its limit. Refused: other media types, wrong UTF-8, broken JSON, and halves of
 * a character pair, which a database would change silently.
 */
export async function readJson(
  request: GatewayRequest,
  limitBytes: number,
): Promise<{ readonly bytes: Buffer; readonly value: unknown }> {
  const bytes = await request.readBody(limitBytes);
  if (bytes.length === 0) return { bytes, value: undefined };
  const type = header(request, 'content-type') ?? 'application/json';
  if (!/^(?:application\/(?:[\w.+-]+\+)?json|text\/plain)(?:;|$)/i.test(type.trim())) {
    throw new BadBody(415, 'PGRST107', 'Only JSON can be sent here.');
  }
  let value: unknown;
  try {
    value = JSON.parse(decoder.decode(bytes));
  } catch {
    throw new BadBody(400, 'PGRST102', 'The body is not valid JSON.');
  }
  if (!wellFormed(value)) {
    throw new BadBody(400, '22P05', 'The text holds half of a character pair.');
  }
  return { bytes, value };
}

function isFlat(value: unknown): boolean {
  const scalar = (inner: unknown) => typeof inner !== 'object' || inner === null;
  return scalar(value) || (Array.isArray(value) && value.every(scalar));
}

/**
 * True for rows as our tables take them, one or a list: no column holds an object, and the backend
 * would store the text `[object Object]`.
 */
export function isRows(value: unknown): boolean {
  return [value]
    .flat()
    .every(
      (row) =>
        typeof row === 'object' && row !== null && Object.values(row as object).every(isFlat),
    );
}

/**
 * True where a row leaves out what the query says is in all of them (`columns`, which supabase-js makes of every key of
 * a list). The backend stores the default there and answers null, so it must not be asked for such rows.
 */
export function lacksColumns(value: unknown, search: string): boolean {
  const listed = new URLSearchParams(search).get('columns') ?? '';
  const columns = listed.split(',').map((name) => name.trim().replace(/^"(.*)"$/, '$1'));
  return (
    listed !== '' &&
    [value].flat().some((row) => columns.some((name) => !Object.hasOwn(Object(row), name)))
  );
}

/** True for one object, whatever it holds. */
export function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads a JSON object; an empty body is an empty object. */
export async function readObject(
  request: GatewayRequest,
  limitBytes: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { value = {} } = await readJson(request, limitBytes);
  if (!isObject(value)) {
    throw new BadBody(400, 'bad_json', 'The body must be a JSON object.');
  }
  return value as Record<string, unknown>;
}
