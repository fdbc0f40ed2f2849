/**
 * Erases everything this device keeps of a user: values, kept query results, the literal keys and what was parked of
 * them, and every key of localStorage that ends with the user's id. For a deleted account: there is no way back.
 */
export async function eraseDevice(userId: string): Promise<void> {
  await (await import('./erase-everything')).eraseEverything(userId);
}
