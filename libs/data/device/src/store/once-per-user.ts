/** Makes a cell the first time it is asked for, and hands out the same one ever after: one for all who show it. */
export function oncePerUser() {
  const made = new WeakMap<object, Map<string, unknown>>();
  return <Cell>(definition: object, userId: string, make: () => Cell): Cell => {
    const ofUsers = made.get(definition) ?? new Map<string, unknown>();
    made.set(definition, ofUsers);
    const known = ofUsers.get(userId) as Cell | undefined;
    if (known) return known;
    const cell = make();
    ofUsers.set(userId, cell);
    return cell;
  };
}
