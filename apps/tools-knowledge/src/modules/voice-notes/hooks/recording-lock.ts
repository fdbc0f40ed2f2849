const PREFIX = 'plainday-recording ';

/** Shows other tabs that a recording is alive, until the returned function is called or the tab dies. */
export function holdRecording(id: string): () => void {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks?.request(PREFIX + id, () => held);
  return release;
}

/** Recordings that some tab is making right now. */
export async function liveRecordings(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  const names = held.map(({ name = '' }) => name).filter((name) => name.startsWith(PREFIX));
  return new Set(names.map((name) => name.slice(PREFIX.length)));
}
