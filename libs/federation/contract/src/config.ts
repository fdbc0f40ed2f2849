/** `/config.json`: what the browser must know of the backend. */
export interface PublicConfig {
  /** Where the backend answers: the page's own origin by default. */
  readonly supabaseUrl: string;
  /** The anonymous-role key, public by design. */
  readonly publishableKey: string;
  /** True where `/dev/mailbox` shows the e-mails that were not sent. */
  readonly mailbox: boolean;
  /** Whose releases run here: an Ed25519 key. Absent where unsigned ones do, which is on loopback only. */
  readonly releaseKey?: string;
}

/** Checks a parsed `/config.json`; by hand, because it runs before the first paint. Throws when a field is wrong. */
export function parseConfig(value: unknown): PublicConfig {
  const { supabaseUrl, publishableKey, mailbox, releaseKey } = (value ?? {}) as Record<
    string,
    unknown
  >;
  if (
    typeof supabaseUrl !== 'string' ||
    typeof publishableKey !== 'string' ||
    typeof mailbox !== 'boolean' ||
    (releaseKey !== undefined && typeof releaseKey !== 'string')
  ) {
    throw new Error('The configuration cannot be used.');
  }
  return { supabaseUrl, publishableKey, mailbox, ...(releaseKey !== undefined && { releaseKey }) };
}
