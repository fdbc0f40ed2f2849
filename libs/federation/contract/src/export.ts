/** What one tool keeps, as an export carries it. */
export interface ExportedTool {
  readonly id: string;
  readonly title: string;
  /** Rows by table. */
  readonly account: Readonly<Record<string, readonly unknown[]>>;
  /** Values by namespace and key. */
  readonly device: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Literal keys of the browser's storage. */
  readonly literal: Readonly<Record<string, unknown>>;
}

/** Version of the export: grows when what is in it changes its shape. */
const EXPORT_VERSION = 1;

/** The content of an export. Literal values are what they were before they became text, where they can be read. */
export function exportOf(tools: readonly ExportedTool[], exportedAt: string) {
  return { format: 'plainday-export', version: EXPORT_VERSION, exportedAt, tools };
}

/** `plainday-quick-notes-2026-11-21.json`. */
export function exportName(title: string, day: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `plainday-${words}-${day}.json`;
}

/** The value of a text that was stored as JSON; the text where it is none. */
export function literalOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
