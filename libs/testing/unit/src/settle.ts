/** Waits until a condition holds, looking after every turn of the event loop; at most twenty seconds. */
export async function until(condition: () => boolean, what = 'the condition'): Promise<void> {
  for (let turn = 0; turn < 20_000; turn += 1) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  throw new Error(`Waited in vain for ${what}.`);
}
