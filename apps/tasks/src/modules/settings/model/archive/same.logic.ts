/** Of the server alone, and of the account: two rows that differ in nothing else are the same. */
const SERVERS = ['user_id', 'rev', 'updated_at'];

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for values of the same content, in whatever order their fields are. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, at) => isSame(part, b[at]));
  }
  if (!isFields(a) || !isFields(b)) return a === b;
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.every((name) => isSame(a[name], b[name]));
}

/** True for a row that has what the archive says; columns that the archive does not know do not count. */
export function isSameRow(archived: Fields, here: Fields): boolean {
  const names = Object.keys(archived).filter((name) => name in here && !SERVERS.includes(name));
  return names.every((name) => isSame(archived[name], here[name]));
}
