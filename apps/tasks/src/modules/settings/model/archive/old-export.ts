import type { ByteSource } from '@plainday/shared-utils/archive';
import * as z from 'zod/mini';
import {
  ArchiveRefusal,
  rowsSchema,
  type ArchivedRow,
  type ArchivedText,
  type ArchivedValue,
  type OpenedArchive,
} from './format';

/** How the export began that was written before there were archives. */
const START = /^\s*\{\s*"format"\s*:\s*"plainday-export"/;
const START_BYTES = 200;
/** Stands for the person in keys of the browser's storage. */
const PERSON = '{user}';

const exportSchema = z.object({
  version: z.literal(1),
  exportedAt: z.string(),
  tools: z.array(
    z.object({
      account: z.record(z.string(), rowsSchema),
      device: z.record(z.string(), z.record(z.string(), z.unknown())),
      literal: z.record(z.string(), z.unknown()),
    }),
  ),
});

const textOf = async (file: ByteSource, bytes = file.size): Promise<string> =>
  new TextDecoder().decode(await file.slice(0, bytes).arrayBuffer());

/** True for the JSON that _Your data_ wrote before there were archives. */
export const isOldExport = async (file: ByteSource): Promise<boolean> =>
  START.test(await textOf(file, START_BYTES));

/** Reads it as an archive of the tools that are in it. Rejects with an {@link ArchiveRefusal}. */
export async function readOldExport(file: ByteSource): Promise<OpenedArchive> {
  let json: unknown;
  try {
    json = JSON.parse(await textOf(file));
  } catch {
    throw new ArchiveRefusal('damaged');
  }
  const { success, data } = exportSchema.safeParse(json);
  if (!success) throw new ArchiveRefusal('damaged');
  const tables = new Map<string, readonly ArchivedRow[]>();
  const device = new Map<string, readonly ArchivedValue[]>();
  const texts: ArchivedText[] = [];
  const savedAt = Date.parse(data.exportedAt) || 0;
  // It did not say whose it was; its rows do.
  const rows = data.tools.flatMap(({ account }) => Object.values(account).flat());
  const owner = rows.map((row) => row['user_id']).find((id) => typeof id === 'string');
  const account = typeof owner === 'string' ? owner : '';
  for (const tool of data.tools) {
    for (const [table, list] of Object.entries(tool.account)) tables.set(table, list);
    for (const [namespace, values] of Object.entries(tool.device)) {
      const entries = Object.entries(values).map(([key, value]) => ({ key, value, savedAt }));
      device.set(namespace, entries);
    }
    for (const [name, value] of Object.entries(tool.literal)) {
      const isOwn = account !== '' && name.endsWith(`.${account}`);
      const key = isOwn ? name.slice(0, -account.length) + PERSON : name;
      texts.push({ key, value: typeof value === 'string' ? value : JSON.stringify(value) });
    }
  }
  const info = {
    format: 'plainday-archive',
    version: 1,
    exportedAt: data.exportedAt,
    account,
    scope: 'part',
    parts: [],
    waiting: [],
  } as const;
  return { info: { ...info, parts: [], waiting: [] }, tables, device, texts, sounds: new Map() };
}
