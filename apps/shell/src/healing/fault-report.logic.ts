/** What went wrong, as the host and the shell know it. */
export interface Trouble {
  readonly kind: string;
  readonly tool: string;
  readonly version?: string | undefined;
  readonly release: string;
  readonly healed: boolean;
  readonly error: unknown;
}

/** One fault as the gateway takes it: names and numbers of the program, nothing that somebody typed. */
export interface ReportedFault {
  readonly kind: string;
  readonly tool: string;
  readonly version?: string;
  readonly release: string;
  readonly healed: boolean;
  readonly error?: string;
  readonly place?: string;
}

/** The error that began it. */
function rootOf(error: unknown): Error | null {
  if (!(error instanceof Error)) return null;
  return rootOf(error.cause) ?? error;
}

/** File, line and column of the build where it was thrown. */
function placeOf({ stack = '' }: Error): string | undefined {
  return /([\w.-]{1,77}\.js:\d{1,7}:\d{1,7})/.exec(stack)?.[1];
}

/** Leaves the message out, which may hold what people wrote. */
export function reported({ error, version, ...trouble }: Trouble): ReportedFault {
  const root = rootOf(error);
  const name = root && /^[A-Za-z]{1,40}$/.test(root.name) ? root.name : undefined;
  const place = root ? placeOf(root) : undefined;
  return {
    ...trouble,
    ...(version !== undefined && { version }),
    ...(name !== undefined && { error: name }),
    ...(place !== undefined && { place }),
  };
}
