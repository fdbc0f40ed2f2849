/** Requests of one list that are under way at the same time: a browser opens as many connections at most. */
const LINES = 6;

/** Does the same with each of many, a few at a time; the results come in the order of what was given. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  const line = async () => {
    for (const [index, item] of rest) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(LINES, items.length) }, line));
  return results;
}
