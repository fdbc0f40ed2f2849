/** Folder of the script that runs at this moment: every attempt to load a remote has one of its own. */
function runningFolder(): string {
  const script = document.currentScript;
  return script instanceof HTMLScriptElement ? folderOf(script.src) : '';
}

function folderOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/') + 1);
}

const kept = new Map<string, Map<string, unknown>>();

/** A global variable that has a value of its own for the scripts of each folder. */
function separate(globalName: string): Map<string, unknown> {
  const known = kept.get(globalName);
  if (known) return known;
  const values = new Map<string, unknown>();
  kept.set(globalName, values);
  Object.defineProperty(globalThis, globalName, {
    configurable: true,
    get: () => values.get(runningFolder()),
    set: (value: unknown) => values.set(runningFolder(), value),
  });
  return values;
}

/**
 * Keeps what a build leaves on `globalThis` apart from what other builds of the same remote leave there. A slow
 * attempt may still deliver while the next one runs; its container and chunks must not land in the other's.
 * Returns the global name under which the container of this entry, and of no other, can be found.
 */
export function separateGlobals(remote: string, entryUrl: string): string {
  const key = remote.replaceAll('-', '_');
  const containers = separate(`plainday_${key}`);
  separate(`plainday_chunks_${key}`);
  const folder = folderOf(entryUrl);
  const containerName = `plainday_${key} ${folder}`;
  Object.defineProperty(globalThis, containerName, {
    configurable: true,
    get: () => containers.get(folder),
  });
  return containerName;
}
