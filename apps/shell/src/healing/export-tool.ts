import { api, readAll, type AppStore } from '@plainday/data-api';
import { manageDevice } from '@plainday/data-device';
import {
  exportName,
  exportOf,
  literalOf,
  type ExportedTool,
} from '@plainday/federation-contract/export';
import type { HostedModule } from '@plainday/federation-host';
import { systemClock } from '@plainday/shared-platform';
import * as z from 'zod/mini';

/** The tables come from manifests, as words; the types of the database know them one by one. */
const asTable = (table: string) => table as 'tasks';

const rowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shellToolRows: build.query<readonly unknown[], string>({
      query: (table) => ({
        run: (db, userId) =>
          readAll(() => db.from(asTable(table)).select('*').eq('user_id', userId), []),
        check: (data) => z.parse(z.array(z.record(z.string(), z.unknown())), data),
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** All that a tool keeps, read without a line of its code: its manifest says where. */
async function collect(module: HostedModule, store: AppStore, userId: string) {
  const { account: tables = [], device: namespaces = [], literal = [] } = module.stores ?? {};
  const account: Record<string, readonly unknown[]> = {};
  for (const table of tables) {
    const request = rowsApi.endpoints.shellToolRows.initiate(table, { subscribe: false });
    account[table] = await store.dispatch(request).unwrap();
  }
  const tools = await manageDevice();
  const device: Record<string, Record<string, unknown>> = {};
  for (const { namespace, key, stored } of await tools.listKept(userId)) {
    if (!namespaces.includes(namespace)) continue;
    (device[namespace] ??= {})[key] = await tools.readable(stored.value);
  }
  const literals = tools
    .listKeptLiterals(literal)
    .map(({ key, text }) => [key, literalOf(text)] as const);
  return { account, device, literal: Object.fromEntries(literals) };
}

/** Saves a file with all that a tool keeps, for a tool that does not run any more. */
export async function exportTool(
  module: HostedModule,
  store: AppStore,
  userId: string,
): Promise<void> {
  const { id, title } = module;
  const tool: ExportedTool = { id, title, ...(await collect(module, store, userId)) };
  const now = new Date(systemClock.now()).toISOString();
  const { download } = await manageDevice();
  download(exportName(title, now.slice(0, 10)), exportOf([tool], now));
}
