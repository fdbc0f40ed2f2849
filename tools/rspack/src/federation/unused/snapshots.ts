/** In place of the runtime's snapshots, whose code it keeps where they are off: remotes are known by their entry. */
export class SnapshotHandler {
  readonly hooks = { applyPlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

/** Of no remote there is one. */
export const getGlobalRemoteInfo = (): object => ({});
