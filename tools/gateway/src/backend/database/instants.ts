/** OID of `timestamp with time zone`. */
export const INSTANT_TYPE = 1184;

/**
 * The database's `2026-11-21 03:14:09.24+00` as `2026-11-21T03:14:09.24+00:00`, which is what
 * PostgREST sends and what every browser parses. Sessions run in UTC.
 */
export function toIsoInstant(value: string): string {
  return value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
}
