/** Tables that others point to, each behind those that it points to itself; a test compares them with the database. */
const POINTED_AT = ['projects', 'tasks', 'habits'];

const rank = (table: string) => {
  const place = POINTED_AT.indexOf(table);
  return place < 0 ? POINTED_AT.length : place;
};

/** Tables in an order in which each can be written: those that others point to come first. */
export function inOrder(tables: readonly string[]): readonly string[] {
  return [...tables].sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}
