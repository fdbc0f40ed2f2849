import * as z from 'zod/mini';

const configSchema = z.object({
  /** Where the backend answers: the page's own origin by default. */
  supabaseUrl: z.string(),
  /** The anonymous-role key, public by design. */
  publishableKey: z.string(),
  /** True where `/dev/mailbox` shows the e-mails that were not sent. */
  mailbox: z.boolean(),
});

/** `/config.json`: what the browser must know of the backend. */
export type PublicConfig = z.infer<typeof configSchema>;

/** Checks a parsed `/config.json`. */
export function parseConfig(value: unknown): PublicConfig {
  return z.parse(configSchema, value);
}
